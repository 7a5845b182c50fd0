import { Trans } from '@lingui/react/macro'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { ToConnections } from './refused-box.tsx'

/** Why replies can't be sent at present; what is written stays (ERR-045, ERR-048). */
export function ConnectionNote({ problem }: { problem: ReviewInbox['problem'] }) {
  if (problem === null) return null
  if (problem === 'rate-limited')
    return (
      <Note kind="info">
        <Trans>The store limits requests at the moment. Replies wait, and are sent when it takes them again.</Trans>
      </Note>
    )
  return (
    <Note kind="error">
      {problem === 'no-connection' ? (
        <Trans>The connection to the store is down. Replies can't be sent.</Trans>
      ) : problem === 'broken' ? (
        <Trans>The connection is broken. Check its status: replies can't be sent.</Trans>
      ) : (
        <Trans>The key of this connection may not answer reviews.</Trans>
      )}{' '}
      <ToConnections />
    </Note>
  )
}
