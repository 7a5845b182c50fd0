import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconCloudDownload, IconLoader } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { keepApp, removeSavedApp } from '#web/data/keep-offline/keep-and-remove.ts'
import { useKeeping, type KeptState } from '#web/data/keep-offline/keeping.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { opensOffline } from '#web/offline/abilities/browser-abilities.ts'
import { savesData } from '#web/offline/connectivity/saves-data.ts'
import { useDeviceStorage } from '#web/offline/hooks.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { KeptProgress } from '#web/ui/display/kept-progress.tsx'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import classes from './keep-control.module.css'

interface Props {
  project: Project
  /** The country that is shown, whose state the control reports. */
  locale: string
}

/** Keeps a project's pages available offline: how it stands, and a panel to begin or to end it. */
export function KeepControl({ project, locale }: Props) {
  const { t } = useLingui()
  const keeping = useKeeping()
  const state = keeping?.get(project.projectId) ?? null
  // What is kept already can still be removed.
  if (!state && !opensOffline()) return null
  const look = lookOf(state, locale)
  const country = countryInSentence(locale)
  const names = {
    off: t`Keep available offline`,
    busy: t`Keep available offline: saving`,
    kept: t`Keep available offline: ${country} is saved`,
    incomplete: t`Keep available offline: not everything of ${country} is saved`,
  }
  const Icon = icons[look]
  return (
    <span title={names[look]}>
      <Disclosure
        title={t`Keep available offline`}
        button={<Icon size={17} stroke={1.7} aria-hidden />}
        buttonLabel={names[look]}
        buttonClassName={classes[look]}
        width={320}
      >
        <Stack align="flex-start" gap="sm" fz="sm" lh="sm">
          {state ? <Saved project={project} state={state} /> : <Offer project={project} />}
          <Anchor fw={540} inherit renderRoot={(props) => <Link to="/settings/offline" {...props} />}>
            <Trans>On this device</Trans>
          </Anchor>
        </Stack>
      </Disclosure>
    </span>
  )
}

const icons = { off: IconCloudDownload, busy: IconLoader, kept: IconCircleCheck, incomplete: IconAlertCircle }

function lookOf(state: KeptState | null, locale: string): keyof typeof icons {
  if (!state) return 'off'
  if (state.work === 'saving' || state.held === 'counting') return 'busy'
  return state.locales.includes(locale) ? 'kept' : 'incomplete'
}

function Offer({ project }: { project: Project }) {
  const storage = useDeviceStorage()
  const asks = savesData()
  const [failed, setFailed] = useState(false)
  const keep = () => void keepApp(project.projectId, asks).catch(() => setFailed(true))
  return (
    <>
      <p>
        <Trans>
          All tracked countries of {project.title} and its competitors open without a connection, images included.
          Storeglass updates them in the background.
        </Trans>
      </p>
      {asks && (
        <Text size="sm" c="dimmed">
          <Trans>Data saver is on. Everything loads once, then only what's new.</Trans>
        </Text>
      )}
      {failed && (
        <p role="alert">
          <Trans>This browser blocks storage.</Trans>
        </p>
      )}
      <Button variant="filled" size="sm" disabled={storage === 'off' || storage === 'blocked'} onClick={keep}>
        {asks ? <Trans>Save anyway</Trans> : <Trans>Keep available offline</Trans>}
      </Button>
    </>
  )
}

function Saved({ project, state }: { project: Project; state: KeptState }) {
  const [asked, setAsked] = useState(false)
  const [failed, setFailed] = useState(false)
  const { projectId } = project
  return (
    <>
      <Box w="100%">
        <KeptProgress state={state} />
      </Box>
      {state.held === 'savingData' && (
        <Button variant="filled" size="sm" onClick={() => void keepApp(projectId, true).catch(tellFailure)}>
          <Trans>Save anyway</Trans>
        </Button>
      )}
      {asked ? (
        <Group gap="xs" w="100%">
          <Text inherit flex="1 0 100%">
            <Trans>Its pages will need a connection to open.</Trans>
          </Text>
          {failed && (
            <Text inherit flex="1 0 100%" role="alert">
              <Trans>Couldn't remove it. Try again.</Trans>
            </Text>
          )}
          <Button size="sm" onClick={() => void removeSavedApp(projectId).catch(() => setFailed(true))}>
            <Trans>Remove</Trans>
          </Button>
          <Button size="sm" variant="subtle" color="gray" onClick={() => setAsked(false)}>
            <Trans>Keep</Trans>
          </Button>
        </Group>
      ) : (
        <Button size="sm" onClick={() => setAsked(true)}>
          <Trans>Remove from this device</Trans>
        </Button>
      )}
    </>
  )
}
