import { Plural, Trans } from '@lingui/react/macro'
import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { getSecondStep, type SecondStep } from '#contract/auth/second-step.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Passkeys } from './passkeys.tsx'
import classes from './second-step.module.css'

const SetUpDialog = lazyWithRetry(() => import('./set-up-dialog.tsx'))
const CodesDialog = lazyWithRetry(() => import('./codes-dialog.tsx'))
const TurnOffDialog = lazyWithRetry(() => import('./turn-off-dialog.tsx'))

type Open = 'set-up' | 'codes' | 'off' | null

/** Whether logging in needs a second step, with buttons to turn it on and off. */
export function SecondStepCard() {
  const state = useRead(read(getSecondStep, {}))
  const [open, setOpen] = useState<Open>(null)
  const close = () => {
    setOpen(null)
    state.refresh()
  }
  return (
    <Card
      title={<Trans>Two-step verification</Trans>}
      pill={
        state.data?.since != null && (
          <Badge color="good">
            <Trans>On</Trans>
          </Badge>
        )
      }
      padded
    >
      {state.data ? (
        <div className={classes.parts}>
          <Parts state={state.data} onOpen={setOpen} />
          <Passkeys passkeys={state.data.passkeys} origin={state.data.passkeyOrigin} onChanged={state.refresh} />
        </div>
      ) : (
        <SectionState
          state={missingState(state)}
          failed={<Trans>Couldn't load two-step verification</Trans>}
          unsaved={<Trans>Two-step verification loads when you're back online</Trans>}
          onRetry={state.refresh}
          minHeight={96}
        />
      )}
      {open === 'set-up' && <SetUpDialog onClose={close} />}
      {open === 'codes' && <CodesDialog onClose={close} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </Card>
  )
}

function Parts({ state, onOpen }: { state: SecondStep; onOpen: (part: Open) => void }) {
  const isOffline = useConnectivity() === 'offline'
  const { since, hasApp, recoveryCodesLeft, isRequired } = state
  if (since === null)
    return (
      <div className={classes.parts}>
        <Text c="dimmed">
          <Trans>
            After your password, Storeglass also asks for a code from an app on your phone, or for a passkey. A stolen
            password alone is then useless.
          </Trans>
        </Text>
        <Button disabled={isOffline} onClick={() => onOpen('set-up')}>
          <Trans>Turn on</Trans>
        </Button>
      </div>
    )
  const day = formatDate(since, language())
  return (
    <div className={classes.parts}>
      <Text c="dimmed">
        <Trans>On since {day}. Every log-in asks for it.</Trans>{' '}
        <Plural value={recoveryCodesLeft} one="# recovery code is left." other="# recovery codes are left." />
      </Text>
      {recoveryCodesLeft <= 2 && (
        <Note kind="info">
          <Trans>Generate new recovery codes before you run out.</Trans>
        </Note>
      )}
      {isRequired && (
        <Text c="dimmed">
          <Trans>Your organisation requires two-step verification, so you can't turn it off.</Trans>
        </Text>
      )}
      <Group gap="xs">
        {!hasApp && (
          <Button disabled={isOffline} onClick={() => onOpen('set-up')}>
            <Trans>Set up an authenticator app</Trans>
          </Button>
        )}
        <Button disabled={isOffline} onClick={() => onOpen('codes')}>
          <Trans>New recovery codes</Trans>
        </Button>
        {!isRequired && (
          <Button disabled={isOffline} onClick={() => onOpen('off')}>
            <Trans>Turn off</Trans>
          </Button>
        )}
      </Group>
    </div>
  )
}
