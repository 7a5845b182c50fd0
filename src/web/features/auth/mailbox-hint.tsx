import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { Note } from '#web/ui/forms/note.tsx'

const MAILBOX = '/dev/mailbox'

/** A server without SMTP keeps its mail in a mailbox on this machine: the link to it, where there is one. */
export function MailboxHint() {
  const mailbox = useQuery(
    {
      queryKey: ['mailbox'],
      queryFn: async () => (await fetch(MAILBOX, { method: 'HEAD', credentials: 'omit' })).ok,
      networkMode: 'always',
      retry: false,
    },
    getQueryClient(),
  )
  if (!mailbox.data) return null
  return (
    <Note kind="info">
      <Trans>
        This server doesn't send e-mail. Your message is in the <a href={MAILBOX}>built-in mailbox</a>.
      </Trans>
    </Note>
  )
}
