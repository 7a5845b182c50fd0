import { Trans } from '@lingui/react/macro'
import { Tag } from '#web/ui/display/tag.tsx'
import type { QueuedState } from '../reads/use-queued-keywords.ts'

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
