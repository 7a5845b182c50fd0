import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Anchor, Box, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { isAdProvider, usedRights, type Connection } from '#contract/connections/connection.ts'
import { getVisibleApps } from '#contract/connections/connections.ts'
import type { Project } from '#contract/projects.ts'
import { AddFailure } from '#web/apps/adding/add-failure.tsx'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { mayChange } from '#web/session/may.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Access } from '../access.ts'
import { ConnectionSteps } from '../connection-steps.tsx'
import classes from '../connections.module.css'
import { RowsSkeleton } from '../list-state.tsx'
import { providerName, roleName } from '../texts.ts'
import { OfferedAppRow, offeredApps, useAppChoice } from './offered-apps.tsx'

/** Number of apps above which there is a search field. */
const SEARCHED_FROM = 8

interface Props {
  connection: Connection
  /** The last step of a new connection. */
  isNew: boolean
  identity: Identity
  projects: readonly Project[]
  access: Access
  onDetails: () => void
  onClose: () => void
}

/** Which apps use a connection (CONN-012). */
export default function AppsDialog({ connection, isNew, identity, projects, access, onDetails, onClose }: Props) {
  const { t } = useLingui()
  const { id, name, provider } = connection
  const visible = useRead(read(getVisibleApps, { params: { connectionId: id } }))
  const quotas = useRead(quotasRead(identity))
  const [text, setText] = useState('')
  const { busy, failure, add, remove } = useAppChoice(connection, identity, projects)
  const all = offeredApps(connection, projects, visible.data?.content)
  const limit = quotas.data?.find(({ slotType }) => slotType === 'APP')?.limit ?? Number.POSITIVE_INFINITY
  const free = access.mayChangeApps ? Math.max(0, limit - projects.length) : 0
  // The store may be down, or refuse the key: the organisation's own apps can still be added and removed.
  const isRefused = visible.data === undefined && missingState(visible) === 'failed' && all.length > 0
  const isKnown = visible.data !== undefined || access.isOffline || isRefused
  const wanted = text.trim().toLocaleLowerCase()
  const shown = all.filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
  const assigned = all.filter(({ isAssigned }) => isAssigned).length
  const open = all.filter(({ isAssigned }) => !isAssigned)
  const fresh = open.filter(({ project }) => project === null)
  const addable = [
    ...open.filter(({ project }) => project !== null && mayChange(project)),
    ...fresh.slice(0, access.isOffline ? 0 : free),
  ]
  const done = () => {
    onClose()
    if (isNew) notify({ kind: 'success', title: t`“${name}” is connected` })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      width={760}
      whole
      title={isNew ? <Trans>New connection</Trans> : <Trans>Apps of “{name}”</Trans>}
      middle={isNew && <ConnectionSteps step={3} />}
      footer={
        <Group className={classes.foot} flex={1} gap={10} wrap="nowrap">
          <Button variant="subtle" color="gray" onClick={isNew ? onDetails : onClose}>
            {isNew ? <Trans>Show the connection</Trans> : <Trans>Back</Trans>}
          </Button>
          <Text size="xs" c="dimmed" flex={1} className={classes.wide}>
            <Trans>You can change this at any time</Trans>
          </Text>
          <Button variant="filled" onClick={done}>
            <Trans>Done</Trans>
          </Button>
        </Group>
      }
    >
      <Stack gap="sm" mih={420}>
        {isNew && visible.data && <KeyWorks connection={connection} count={all.length} onDetails={onDetails} />}
        {failure !== null && <AddFailure failure={failure} />}
        {access.isOffline && (
          <Text size="xs" c="dimmed" role="status">
            <Trans>Your apps in this store. The key's other apps load when you're back online.</Trans>
          </Text>
        )}
        {isRefused && !access.isOffline && <StoreNotAsked onRetry={visible.refresh} />}
        {!isKnown ? (
          <SectionState
            state={missingState(visible)}
            failed={<Trans>Couldn't load the apps of this key</Trans>}
            unsaved={<Trans>Not saved on this device</Trans>}
            onRetry={visible.refresh}
            skeleton={<RowsSkeleton />}
            minHeight={240}
          />
        ) : all.length === 0 ? (
          <NoApps provider={provider} />
        ) : (
          <>
            <Group gap="8px 12px">
              <Box flex={1} miw={180} style={{ overflowWrap: 'anywhere' }}>
                <Title order={3} size="h4">
                  <Trans>Which apps use “{name}”?</Trans>
                </Title>
                <Text size="xs" c="dimmed" role="status">
                  <Trans>
                    {assigned} of {all.length} added
                  </Trans>
                </Text>
              </Box>
              {all.length > SEARCHED_FROM && (
                <TextInput
                  size="md"
                  aria-label={t`Search apps`}
                  type="search"
                  placeholder={t`Search apps`}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              )}
              {addable.length > 1 && (
                <Button
                  variant="subtle"
                  color="gray"
                  busy={busy.size > 0}
                  onClick={() => busy.size === 0 && void add(addable)}
                >
                  <Trans>Add all</Trans>
                </Button>
              )}
            </Group>
            <ul aria-label={t`Apps`}>
              {shown.map((app) => (
                <OfferedAppRow
                  key={`${app.store} ${app.trackId}`}
                  app={app}
                  connectionId={id}
                  free={free}
                  access={access}
                  isBusy={busy.has(app.trackId)}
                  onAdd={() => void add([app])}
                  onRemove={() => void remove(app)}
                />
              ))}
            </ul>
            {shown.length === 0 && (
              <Text size="xs" c="dimmed">
                <Trans>No app matches.</Trans>
              </Text>
            )}
            {isNew && (
              <Text size="xs" c="dimmed">
                {provider === 'apple-ads' ? (
                  <Trans>The search popularity of keywords arrives within a day.</Trans>
                ) : provider === 'google-ads' ? (
                  <Trans>Google Ads data isn't imported yet.</Trans>
                ) : (
                  <Trans>Reviews of the added apps arrive within a minute, sales reports within a day.</Trans>
                )}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

interface WorksProps {
  connection: Connection
  count: number
  onDetails: () => void
}

/** The key of a new connection was accepted: what it sees and may do. */
function KeyWorks({ connection, count, onDetails }: WorksProps) {
  const rights = usedRights(connection.rights)
  const granted = rights.filter(({ state }) => state === 'granted').length
  const isMissing = rights.some(({ state }) => state === 'missing' || state === 'not-used')
  return (
    <Alert color="good" role="status" icon={<IconCircleCheck size={18} stroke={1.7} aria-hidden />}>
      <strong>
        <Trans>The key works.</Trans>
      </strong>{' '}
      <Plural value={count} one="It has access to # app" other="It has access to # apps" />{' '}
      <Trans>
        and has {granted} of {rights.length} permissions.
      </Trans>{' '}
      {granted < rights.length && (
        <Anchor component="button" type="button" inherit fw={540} onClick={onDetails}>
          {isMissing ? <Trans>See what is missing</Trans> : <Trans>See which</Trans>}
        </Anchor>
      )}
    </Alert>
  )
}

/** The key sees no app: what it lacks. */
function NoApps({ provider }: { provider: Connection['provider'] }) {
  const console = providerName(provider)
  const role = roleName(provider, isAdProvider(provider) ? 'ads-read' : 'read-apps')
  return (
    <Stack gap={6} align="center" justify="center" flex={1} c="dimmed" ta="center">
      <Text size="xl" fw={630} c="var(--sg-text)">
        <Trans>This key has no access to any apps</Trans>
      </Text>
      <Text>
        <Trans>
          It needs the role {role} for at least one app. Change it in {console}, then open this dialog again.
        </Trans>
      </Text>
    </Stack>
  )
}

/** The store couldn't be asked which apps the key sees. */
function StoreNotAsked({ onRetry }: { onRetry: () => void }) {
  return (
    <Text size="xs" c="dimmed" role="status">
      <strong>
        <Trans>Couldn't load the apps of this key</Trans>
      </strong>
      . <Trans>These are your apps in this store.</Trans>{' '}
      <Anchor component="button" type="button" variant="action" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Anchor>
    </Text>
  )
}
