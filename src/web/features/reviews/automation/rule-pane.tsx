import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Store } from '#contract/store.ts'
import type { Templates } from '#web/commands/reply-templates/of-templates.ts'
import type { RowState } from '#web/data/saved-rows/saved-rows.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { AsksNote, StoppedNote } from './rule-notes.tsx'
import type { useRuleChanges } from './use-rule-changes.ts'
import { RuleEditor } from './rule-editor.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { QuietActions, RuleFoot } from './rule-foot.tsx'
import { needsConfirmation, problemsOf, rewritten, type EditedRule } from './edited-rule.ts'
import { shapeOf, type RuleDraft, type ListedRule } from './listed-rules.ts'
import type { RuleView } from './use-rule-view.ts'
import classes from './automation.module.css'

const TurnOnDialog = lazyWithRetry(() => import('./turn-on-dialog.tsx'))

interface Props {
  rule: ListedRule
  draftsState: RowState
  store: Store
  view: RuleView
  templates: Templates | undefined
  countries: readonly string[]
  isAiLocked: boolean
  hasModel: boolean | null
  mayChange: boolean
  changes: ReturnType<typeof useRuleChanges>
  keep: (rule: RuleDraft) => void
  drop: (ruleId: string) => void
  onTemplates: () => void
  onRemoved: () => void
}

/** The editor of one rule, with its notes and actions. */
export function RulePane(props: Props) {
  const { rule, view, isAiLocked, mayChange, changes, keep, drop, templates } = props
  const { t } = useLingui()
  const phone = usePhone()
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { edited, rule: used } = rule
  const usesAi = edited.by === 'ai'
  const write = (next: EditedRule) => keep({ edited: rewritten(edited, next), seen: used && shapeOf(used) })
  const isFine = () => {
    setTried(true)
    if (problemsOf(edited).length === 0) return true
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-label] [aria-invalid]')?.focus())
    return false
  }
  const asksToSend = needsConfirmation(edited)
  const turnOn = async (sendsUnread: boolean) => {
    setAsking(false)
    const confirmed = { ...edited, sendsUnread, ...(!sendsUnread && { delay: 'ask' as const }) }
    await changes.save(asksToSend ? { ...rule, edited: confirmed } : rule, true)
  }
  const remove = async () => {
    if (await changes.remove(rule)) props.onRemoved()
  }
  return (
    <>
      <div className={classes.rule}>
        {rule.isOutdated && (
          <Note kind="info">
            <p>
              {used ? (
                <Trans>Someone else has changed this rule since you started. You're seeing your version.</Trans>
              ) : (
                <Trans>Someone else has deleted this rule since you started. You're seeing your version.</Trans>
              )}
            </p>
            <Group gap="xs" align="stretch" wrap="nowrap" mt="xs">
              <Button size="sm" onClick={() => keep({ edited, seen: used && shapeOf(used) })}>
                <Trans>Keep mine</Trans>
              </Button>
              <Button size="sm" variant="subtle" color="gray" onClick={() => drop(rule.id)}>
                <Trans>Use theirs</Trans>
              </Button>
            </Group>
          </Note>
        )}
        <StoppedNote record={rule.record} />
        <AsksNote listed={rule} />
        <RuleEditor
          edited={edited}
          store={props.store}
          templates={templates?.templates}
          countries={props.countries}
          isAiLocked={isAiLocked}
          hasModel={props.hasModel}
          isTried={isTried}
          mayChange={mayChange}
          onChange={write}
          onTemplates={props.onTemplates}
        />
        {phone && mayChange && (
          <Group gap="xs" align="stretch">
            <QuietActions rule={rule} onDiscard={() => drop(rule.id)} onRemove={() => void remove()} />
          </Group>
        )}
      </div>
      {mayChange && (
        <RuleFoot
          rule={rule}
          draftsState={props.draftsState}
          forecast={usesAi ? view.forecast : null}
          isOutOfAssistances={view.isOut}
          isLocked={usesAi && isAiLocked}
          onTurnOn={() => isFine() && setAsking(true)}
          onTurnOff={() => used && void changes.turnOff(used)}
          onSave={() =>
            isFine() && (used?.isOn && asksToSend ? setAsking(true) : void changes.save(rule, used?.isOn === true))
          }
          onDiscard={() => drop(rule.id)}
          onRemove={() => void remove()}
        />
      )}
      {isAsking && (
        <TurnOnDialog
          name={edited.name.trim() || t`New rule`}
          run={view.run}
          days={view.days}
          forecast={usesAi ? view.forecast : null}
          includesEarlier={edited.includesEarlier}
          isUnread={edited.delay !== 'ask'}
          asksToSend={asksToSend}
          onConfirm={(sendsUnread) => void turnOn(sendsUnread)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
