import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import type { FoundApp } from '#contract/store.ts'
import { AddFailure } from '#web/apps/adding/add-failure.tsx'
import { useAddApp } from '#web/apps/adding/use-add-app.ts'
import { Button } from '#web/ui/controls/button.tsx'
import classes from './share.module.css'

interface Props {
  identity: Identity
  /** As the store has it; null: not known yet. */
  found: FoundApp | null
  isOffline: boolean
}

/** Adds a shared app to one's own; that needs the server, for the plan may have no room for it. */
export function AddAsOwn({ identity, found, isOffline }: Props) {
  const navigate = useNavigate()
  const { add, adding, failure } = useAddApp(identity, () => void navigate({ to: '/app-overview/my-app' }))
  const press = () => found && void add({ trackId: found.trackId, store: found.store, locale: found.locale })
  return (
    <>
      <div className={classes.row}>
        <p>
          <Trans>This needs a connection and uses one of your plan's app slots.</Trans>
        </p>
        <Button disabled={isOffline || !found} busy={adding !== null} onClick={press}>
          <Trans>Add as one of your apps</Trans>
        </Button>
      </div>
      {failure !== null && <AddFailure failure={failure} />}
    </>
  )
}
