import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { TokenResponse } from '#contract/auth/auth.ts'
import { readInvitation } from '#contract/auth/invitation.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { useIdentity, useSession } from '#web/session/hooks.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Button, Skeleton } from '@mantine/core'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import { Note } from '#web/ui/forms/note.tsx'
import classes from '../auth.module.css'
import { Welcome } from '../welcome.tsx'
import { InvitationInvalid, isInvalidInvitation } from './invitation-invalid.tsx'
import { JoinForm } from './join-form.tsx'

interface Props {
  userId: string
  code?: string | undefined
  /** What asks whoever is signed in to log out. */
  logOut: ReactNode
}

/** `/accept-invitation/{userId}?code=`, opened by the mailed link. */
export function AcceptInvitationPage({ userId, code = '', logOut }: Props) {
  const { t } = useLingui()
  useTitle(t`Join a team`)
  const { state } = useSession()
  const [joined, setJoined] = useState<{ tokens: TokenResponse; organization: string } | null>(null)
  const read = useQuery(
    {
      queryKey: [readInvitation.id, userId, code],
      queryFn: () => call(readInvitation, { params: { userId }, body: { code } }),
      networkMode: 'always',
      retry: false,
      enabled: code !== '' && !joined,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  )
  if (joined) {
    const { organization } = joined
    return (
      <Welcome tokens={joined.tokens} title={<Trans>You're in</Trans>}>
        <Trans>You're now a member of {organization}. We'll take you to its apps in a moment.</Trans>
      </Welcome>
    )
  }
  if (code === '' || isInvalidInvitation(read.error)) return <InvitationInvalid />
  if (read.error) return <Unread error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Reading />
  const invitation = read.data
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Join {invitation.organization}</Trans>
      </h1>
      {state === 'in' ? (
        logOut
      ) : (
        <JoinForm
          given={{ userId, code }}
          invitation={invitation}
          onJoined={(tokens) => setJoined({ tokens, organization: invitation.organization })}
        />
      )}
    </>
  )
}

function Reading() {
  return (
    <div aria-busy="true">
      <h1 className={classes.title}>
        <Trans>Loading the invitation</Trans>
      </h1>
      <div className={classes.fields}>
        <Skeleton width={240} height={16} />
      </div>
    </div>
  )
}

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useLingui()
  const isOffline = error instanceof ApiError && error.kind === 'offline'
  return (
    <>
      <h1 className={classes.title}>
        <Trans>Join a team</Trans>
      </h1>
      <Note kind={isOffline ? 'offline' : 'error'}>{i18n._(failureText(error))}</Note>
      <div className={classes.fields}>
        <Button size="lg" fullWidth onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  )
}

/** An invitation can be accepted only while logged out (OP-02). */
export function LogOutFirst({ onLogOut }: { onLogOut: () => void }) {
  const email = useIdentity()?.email
  return (
    <>
      <Note kind="info">
        <Trans>You're logged in as {email}. Log out to accept the invitation.</Trans>
      </Note>
      <div className={classes.fields}>
        <Button variant="filled" size="lg" fullWidth onClick={onLogOut}>
          <Trans>Log out</Trans>
        </Button>
      </div>
    </>
  )
}
