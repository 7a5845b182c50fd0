import { Trans } from '@lingui/react/macro'
import { IconLock, IconPlug } from '@tabler/icons-react'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import classes from '../connections.module.css'

/** There are apps, and none is connected yet. */
export function FirstStore({ isOffline, onConnect }: { isOffline: boolean; onConnect: () => void }) {
  return (
    <div className={classes.panel}>
      <EmptyState
        title={<Trans>Connect your first store</Trans>}
        action={
          <>
            <Button
              variant="filled"
              icon={<IconPlug size={17} stroke={1.8} aria-hidden />}
              disabled={isOffline}
              onClick={onConnect}
            >
              <Trans>New connection</Trans>
            </Button>
            <p className={classes.sealed}>
              {isOffline ? (
                <Trans>Needs a connection, the store checks the key</Trans>
              ) : (
                <>
                  <IconLock size={15} stroke={1.7} aria-hidden />
                  <Trans>The key stays sealed on your server.</Trans>
                </>
              )}
            </p>
          </>
        }
      >
        <Trans>
          Answer reviews, publish listings and see your own downloads. You need a key from App Store Connect or Google
          Play; the next page shows how to make one.
        </Trans>
      </EmptyState>
    </div>
  )
}
