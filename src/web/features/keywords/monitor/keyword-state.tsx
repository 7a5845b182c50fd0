import { Trans } from '@lingui/react/macro'
import type { TrackedKeyword } from '#contract/keywords/tracked.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import type { QueuedState } from './use-queued-keywords.ts'

/** What becomes of a keyword's queued change. */
export function QueuedText({ state }: { state: QueuedState }) {
  return state === 'waiting' ? <Trans>Waiting to send</Trans> : <Trans>Not accepted</Trans>
}

export function QueuedChange({ state }: { state: QueuedState }) {
  return (
    <Tag tone={state === 'waiting' ? 'acc' : 'line'}>
      <QueuedText state={state} />
    </Tag>
  )
}

/** Since when a keyword beyond the plan's slots stays as it is. */
export function NotUpdated({ since }: NonNullable<TrackedKeyword['beyondPlan']>) {
  if (since === null) return <Trans>Not updated</Trans>
  const day = formatDate(since, language())
  return <Trans>Not updated since {day}</Trans>
}
