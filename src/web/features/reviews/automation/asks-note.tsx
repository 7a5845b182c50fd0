import { Trans } from '@lingui/react/macro'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Note } from '#web/ui/forms/note.tsx'
import type { ListedRule } from './model/rule-list.ts'

/** Why a rule that is on asks before each reply, where nobody chose so. */
export function AsksNote({ listed: { rule, record } }: { listed: ListedRule }) {
  if (!rule?.isOn) return null
  if (rule.answer.by === 'ai' && rule.delay !== 'ask' && !rule.sendsUnread)
    return (
      <Note kind="info">
        <Trans>
          This rule asks first until you confirm that its replies go out unread. Turn it off and on again to confirm.
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
