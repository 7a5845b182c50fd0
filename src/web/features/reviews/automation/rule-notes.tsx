import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { useState } from 'react'
import * as v from 'valibot'
import type { ReplyAutomation, RuleRecord } from '#contract/reviews/automation.ts'
import { type AppRef, sameApp } from '#contract/store.ts'
import { payloads } from '#web/commands/reply-templates/payloads.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { discard } from '#web/offline/outbox/outbox.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import type { ListedRule } from './listed-rules.ts'
import { reapply } from './reapply.ts'
import type { useRuleChanges } from './use-rule-changes.ts'

interface Props {
  app: AppRef
  shown: ReplyAutomation
  /** Device time of the rules, ms. */
  at: number | null
  /** The right for which they can't be changed; null: they can. */
  lacks: 'reply' | 'edit' | null
  put: ReturnType<typeof useRuleChanges>['put']
}

/** Notes about all rules: who may change them, how old they are, which change was refused. */
export function PageNotes({ app, shown, at, lacks, put }: Props) {
  return (
    <>
      {lacks === 'reply' && (
        <Note kind="info">
          <Trans>You can view these rules but not change them. Ask an admin for permission to reply to reviews.</Trans>
        </Note>
      )}
      {lacks === 'edit' && (
        <Note kind="info">
          <Trans>You can view these rules but not change them. Ask an admin for permission to edit this app.</Trans>
        </Note>
      )}
      <Freshness at={at} />
      <RefusedChange app={app} shown={shown} put={put} />
    </>
  )
}

interface RefusedChangeProps {
  app: AppRef
  shown: ReplyAutomation
  put: ReturnType<typeof useRuleChanges>['put']
}

/** A change of the rules that conflicts with someone else's: it can be applied again to theirs, or discarded. */
function RefusedChange({ app, shown, put }: RefusedChangeProps) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const refused = useOutbox().entries.flatMap((entry) => {
    const parsed = v.safeParse(payloads.putAutomation, entry.payload)
    const isMeant = entry.name === 'putAutomation' && entry.state === 'refused' && parsed.success
    return isMeant && sameApp(parsed.output.app, app) ? [{ entry, payload: parsed.output }] : []
  })
  const [first] = refused
  if (!first) return null
  const { entry, payload } = first
  const isConflict = entry.refusal?.code === 'CHANGED_ELSEWHERE'
  const again = async () => {
    setBusy(true)
    const rules = [...reapply(shown.rules, payload.rules, payload.steps)]
    if (await put(rules, payload.steps, t`Rules not changed`)) await discard(entry.seq)
    setBusy(false)
  }
  return (
    <Note kind="error">
      <p>
        <strong>{i18n._(entry.title)}:</strong>{' '}
        {isConflict ? (
          <Trans>Someone else has changed these rules in the meantime. You're seeing the current rules.</Trans>
        ) : (
          entry.refusal && i18n._(entry.refusal.message)
        )}
      </p>
      <Group gap="xs" align="stretch" mt="xs">
        {isConflict && (
          <Button size="sm" busy={busy} onClick={() => void again()}>
            <Trans>Make my change again</Trans>
          </Button>
        )}
        <Button size="sm" variant="subtle" color="gray" onClick={() => void discard(entry.seq)}>
          <Trans>Discard my change</Trans>
        </Button>
      </Group>
    </Note>
  )
}

/** Why a rule that is on asks before each reply although nobody chose that. */
export function AsksNote({ listed: { rule, record } }: { listed: ListedRule }) {
  if (!rule?.isOn) return null
  if (rule.answer.by === 'ai' && rule.delay !== 'ask' && !rule.sendsUnread)
    return (
      <Note kind="info">
        <Trans>
          This rule asks first until you confirm that its replies are sent unread. Turn it off and on again to confirm.
        </Trans>
      </Note>
    )
  if (rule.delay !== 'ask' || !record?.asks) return null
  return (
    <Note kind="info">
      <p>
        <Changed asks={record.asks} />{' '}
        <Trans>Read what it says now, then choose again under “Before it is sent”.</Trans>
      </p>
    </Note>
  )
}

function Changed({ asks }: { asks: NonNullable<NonNullable<ListedRule['record']>['asks']> }) {
  const day = formatDate(asks.since, language())
  const { because, template, by } = asks
  if (because === 'support')
    return by === null ? (
      <Trans>This rule asks first: the support address in its template was changed on {day}.</Trans>
    ) : (
      <Trans>
        This rule asks first: the support address in its template was changed on {day} by {by}.
      </Trans>
    )
  if (template === null) return <Trans>This rule asks first: a template it uses was changed on {day}.</Trans>
  return by === null ? (
    <Trans>
      This rule asks first: its template “{template}” was changed on {day}.
    </Trans>
  ) : (
    <Trans>
      This rule asks first: its template “{template}” was changed on {day} by {by}.
    </Trans>
  )
}

/** Why a rule stopped automatically, and what to do. */
export function StoppedNote({ record }: { record: RuleRecord | null }) {
  if (!record?.stoppedAt) return null
  const day = formatDate(record.stoppedAt, language())
  return (
    <Note kind="error">
      <p>
        <strong>
          <Trans>This rule was stopped automatically on {day}.</Trans>
        </strong>{' '}
        <Because because={record.stoppedBecause} />
      </p>
    </Note>
  )
}

function Because({ because }: { because: RuleRecord['stoppedBecause'] }) {
  switch (because) {
    case 'refused':
      return (
        <Trans>
          The store rejected three of its replies in a row. Check them, change the rule, and turn it on again.
        </Trans>
      )
    case 'quota':
      return <Trans>The AI requests were used up. Turn it on again once there are new ones.</Trans>
    case 'permission':
      return <Trans>The connection can't reply to reviews. Check its permissions under Connections.</Trans>
    case null:
      return null
  }
}
