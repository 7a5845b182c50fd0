import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { requireConfirmation } from '#contract/auth/second-step.ts'
import type { ReplyAutomation, ReplyRule } from '#contract/reviews/automation.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { type RuleStep, payloads } from '#web/commands/reply-templates/payloads.ts'
import { queueRules } from '#web/commands/reply-templates/queue-rules.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { attempt } from '../queue-change.ts'
import { ruleOf } from './edited-rule.ts'
import { shapeOf, type RuleDraft, type ListedRule } from './listed-rules.ts'
import { moved } from './reapply.ts'

const sendsAtOnce = ({ isOn, delay }: ReplyRule) => isOn && delay === 'at-once'

/** The queue can't ask users to confirm their identity. When offline, the server asks when the change arrives. */
async function isConfirmed(): Promise<boolean> {
  try {
    await call(requireConfirmation, {})
    return true
  } catch (error) {
    return !(error instanceof ApiError && error.code === 'CONFIRM_IDENTITY')
  }
}

interface Drafts {
  keep: (rule: RuleDraft) => void
  drop: (ruleId: string) => void
}

/** Every change of an app's rules. `shown`: the rules with queued changes; undefined: not known, and nothing can be changed. */
export function useRuleChanges(app: SelectedApp, shown: ReplyAutomation | undefined, drafts: Drafts) {
  const { t } = useLingui()
  const { trackId, store, title } = app
  const put = async (rules: ReplyRule[], steps: RuleStep[], failed: string) =>
    shown !== undefined &&
    attempt(() => queueRules({ app: { trackId, store }, appTitle: title, shown, rules, steps }), failed)
  const step = (kind: RuleStep['kind'], { id, name }: Pick<ReplyRule, 'id' | 'name'>): RuleStep => {
    return { kind, ruleId: id, name }
  }

  /** Saves the draft for everyone, on or off. Resolves whether it was saved. */
  const save = async ({ edited, rule: before }: ListedRule, isOn: boolean) => {
    const rule = ruleOf(edited, isOn)
    if (!rule || !shown) return false
    const isThere = shown.rules.some(({ id }) => id === rule.id)
    const rules = isThere ? shown.rules.map((one) => (one.id === rule.id ? rule : one)) : [...shown.rules, rule]
    const isChanged =
      before === null || shapeOf(before) !== shapeOf(rule) || !sameList(before.exceptions, rule.exceptions)
    const steps = [
      ...(isThere ? (isChanged ? [step('change', rule)] : []) : [step('add', rule)]),
      ...(isOn && !before?.isOn ? [step('on', rule)] : []),
    ]
    if (sendsAtOnce(rule) && !(before && sendsAtOnce(before)) && !(await isConfirmed())) return false
    const isSaved = await put(rules, steps, isOn ? t`Rule not turned on` : t`Rule not saved`)
    if (isSaved) drafts.drop(rule.id)
    return isSaved
  }

  const turnOff = (rule: ReplyRule) => {
    const rules = shown?.rules.map((one) => (one.id === rule.id ? { ...one, isOn: false } : one)) ?? []
    return put(rules, [step('off', rule)], t`Rule not turned off`)
  }

  const move = ({ id, edited }: ListedRule, by: -1 | 1) =>
    put(moved(shown?.rules ?? [], id, by), [step('order', { id, name: edited.name })], t`Order not changed`)

  /** Deletes a rule and offers to undo that, which restores it as a draft that is off. */
  const remove = async ({ id, rule, edited }: ListedRule) => {
    const at = shown?.rules.findIndex((one) => one.id === id) ?? -1
    if (rule && shown) {
      const rules = shown.rules.filter((one) => one.id !== id)
      if (!(await put(rules, [step('remove', rule)], t`Rule not deleted`))) return false
    }
    drafts.drop(id)
    const name = edited.name.trim() || t`New rule`
    const restore = () => drafts.keep({ edited, seen: null })
    notify({
      title: t`Rule “${name}” deleted`,
      ...(at >= 0 && { description: t`It comes back as a draft that's turned off.` }),
      actions: [{ label: t`Undo`, onClick: restore }],
    })
    return true
  }

  return { put, save, turnOff, move, remove }
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one))

/** Ids of an app's rules that have a change which waits to be sent. */
export function usePendingRules(app: AppRef): ReadonlySet<string> {
  const { entries } = useOutbox()
  return new Set(
    entries.flatMap(({ name, state, payload }) => {
      const parsed = v.safeParse(payloads.putAutomation, payload)
      const isMeant = name === 'putAutomation' && state !== 'refused' && parsed.success
      return isMeant && sameApp(parsed.output.app, app) ? parsed.output.steps.map(({ ruleId }) => ruleId) : []
    }),
  )
}
