import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { getSessions, revokeOtherSessions, revokeSession } from '#contract/auth/sessions.ts'
import { call } from '#web/api/call.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ImpersonationNote, useActing } from '#web/ui/access/disabled-while-impersonating.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { SessionRow } from './session-row.tsx'

/** Where the user is logged in, with buttons to end the sessions they do not recognise. */
export function SessionsPage() {
  return useActing() ? <ImpersonationNote /> : <OwnSessions />
}

function OwnSessions() {
  const sessions = useRead(read(getSessions, {}))
  const isOffline = useConnectivity() === 'offline'
  /** A session's id, or `others`. */
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (which: string) => {
    setEnding(which)
    try {
      if (which === 'others') await call(revokeOtherSessions, {})
      else await call(revokeSession, { params: { sessionId: which } })
    } catch (error) {
      tellFailure(error)
    }
    setEnding(null)
    sessions.refresh()
  }
  const all = sessions.data
  const hasOthers = all?.some(({ current }) => !current)
  return (
    <NarrowPage>
      <Text maw="68ch" c="dimmed">
        <Trans>
          Every browser and device where you're logged in. An ended session can't make changes any more. Its open page
          may stay visible for up to ten minutes.
        </Trans>
      </Text>
      <Card
        title={<Trans>Sessions</Trans>}
        aside={
          hasOthers && (
            <Button
              size="sm"
              busy={ending === 'others'}
              disabled={isOffline || ending !== null}
              onClick={() => void end('others')}
            >
              <Trans>End all others</Trans>
            </Button>
          )
        }
      >
        {all ? (
          <ul>
            {all.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                isBusy={ending === session.sessionId}
                isDisabled={isOffline || ending !== null}
                onEnd={() => void end(session.sessionId)}
              />
            ))}
          </ul>
        ) : (
          <SectionState
            state={missingState(sessions)}
            failed={<Trans>Couldn't load your sessions</Trans>}
            unsaved={<Trans>Sessions load when you're back online</Trans>}
            onRetry={sessions.refresh}
            minHeight={132}
          />
        )}
      </Card>
      {isOffline && all && (
        <Text maw="68ch" c="dimmed" role="status">
          <Trans>You can end sessions when you're back online.</Trans>
        </Text>
      )}
    </NarrowPage>
  )
}
