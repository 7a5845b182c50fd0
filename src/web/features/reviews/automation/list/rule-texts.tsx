import { Plural, Trans } from '@lingui/react/macro'
import type { RuleMode } from '#contract/reviews/automation.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { statusOf, type ListedRule, type RuleStatus } from '../model/rule-list.ts'

export function ModeText({ mode }: { mode: RuleMode }) {
  if (mode === 'positive') return <Trans>Positive only, 4–5 stars</Trans>
  if (mode === 'negative') return <Trans>Negative only, 1–2 stars</Trans>
  return <Trans>All incoming reviews</Trans>
}

/** On, off, a draft of this device, or stopped by itself. */
export function StatusTag({ status }: { status: RuleStatus }) {
  if (status === 'on')
    return (
      <Tag tone="good">
        <Trans>On</Trans>
      </Tag>
    )
  if (status === 'draft')
    return (
      <Tag tone="acc">
        <Trans>Draft</Trans>
      </Tag>
    )
  if (status === 'stopped')
    return (
      <Tag tone="line">
        <Trans>Stopped</Trans>
      </Tag>
    )
  return (
    <Tag>
      <Trans>Off</Trans>
    </Tag>
  )
}

interface Props {
  rule: ListedRule
  /** Answered in the dry run; null: not worked out. */
  dry: number | null
}

/** What the rule has done. */
export function ActivityText({ rule, dry }: Props) {
  const { record } = rule
  const status = statusOf(rule)
  if (status === 'stopped') return <Trans>It stopped itself</Trans>
  if (status === 'draft' && dry !== null) return <Trans>{dry} in the dry run</Trans>
  if (record && record.repliesIn30Days > 0)
    return <Plural value={record.repliesIn30Days} one="# reply in 30 days" other="# replies in 30 days" />
  if (record?.lastReplyAt) return <Trans>No replies in 30 days</Trans>
  if (status === 'on') return <Trans>No replies yet</Trans>
  return <Trans>Never ran</Trans>
}
