import { Trans } from '@lingui/react/macro'
import { useIdentity } from '#web/session/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import classes from '../auth.module.css'
import { Note } from '#web/ui/forms/note.tsx'

/** An invitation is accepted by somebody who is not signed in (OP-02). */
export function LogOutFirst({ onLogOut }: { onLogOut: () => void }) {
  const email = useIdentity()?.email
  return (
    <>
      <Note kind="info">
        <Trans>You're logged in as {email}. Log out to accept the invitation.</Trans>
      </Note>
      <div className={classes.fields}>
        <Button variant="filled" size="large" wide onClick={onLogOut}>
          <Trans>Log out</Trans>
        </Button>
      </div>
    </>
  )
}
