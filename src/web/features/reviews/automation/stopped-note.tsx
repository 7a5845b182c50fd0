import { Trans } from '@lingui/react/macro'
import type { RuleRecord } from '#contract/reviews/automation.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Note } from '#web/ui/forms/note.tsx'

/** Why a rule stopped itself, and what to do. */
export function StoppedNote({ record }: { record: RuleRecord | null }) {
  if (!record?.stoppedAt) return null
  const day = formatDate(record.stoppedAt, language())
  return (
    <Note kind="error">
      <p>
        <strong>
          <Trans>This rule stopped itself on {day}.</Trans>
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
        <Trans>The store refused three of its replies in a row. Look at them, change the rule, turn it on again.</Trans>
      )
    case 'quota':
      return <Trans>The AI requests were used up. Turn it on again once there are new ones.</Trans>
    case 'permission':
      return <Trans>The connection may not answer reviews. Look at its rights under Connections.</Trans>
    case null:
      return null
  }
}
