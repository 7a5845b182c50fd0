import { i18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconKey, IconPlugConnectedX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Connection } from '#contract/connections/connection.ts'
import { revokeSampleKey } from '#contract/connections/keys.ts'
import type { Project } from '#contract/projects.ts'
import { call } from '#web/api/call.ts'
import { formatAge } from '#web/i18n/age.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { FreshnessPip } from '#web/ui/display/freshness.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { mayChangeConnection, mayReplaceKey, type Access } from '../access.ts'
import { checkAgain } from '../actions.ts'
import type { Act } from '../address.ts'
import { ProviderTile } from '../connection-badges.tsx'
import { providerName } from '../texts.ts'
import { AssignedApps } from './assigned-apps.tsx'
import { ConnectionState, KeyRights } from './connection-details.tsx'
import { RenameConnection } from './rename-connection.tsx'

interface Props {
  connection: Connection
  identity: Identity
  projects: readonly Project[]
  access: Access
  onChanged: () => void
  onOpen: (act: Act) => void
  onClose: () => void
}

/** One connection: what its key may do, which apps use it, and what can be done with it (CONN-016). */
export default function ConnectionDialog(props: Props) {
  const { t } = useLingui()
  const { connection, identity, projects, access, onChanged, onOpen, onClose } = props
  const { name, provider, keyEnding, accountName, assignedApps } = connection
  const isChangeable = mayChangeConnection(access, connection)
  return (
    <Dialog
      opened
      onClose={onClose}
      placement="side"
      whole
      lead={<ProviderTile provider={provider} size={40} />}
      title={
        <>
          <VisuallyHidden>
            <Trans>Connection</Trans>{' '}
          </VisuallyHidden>
          {name}
        </>
      }
      beside={isChangeable && <RenameConnection connection={connection} />}
      description={
        <>
          {[providerName(provider), accountName].filter(Boolean).join(' · ')}
          {keyEnding !== '' && <Trans> · key ending {keyEnding}</Trans>}
        </>
      }
      footer={
        isChangeable && (
          <Group flex={1} gap="xs" wrap="nowrap">
            <Button
              {...(!access.isOffline && { c: 'bad' })}
              disabled={access.isOffline}
              title={access.isOffline ? t`Needs a connection` : undefined}
              leftSection={<IconPlugConnectedX size={17} stroke={1.7} aria-hidden />}
              onClick={() => onOpen('revoke')}
            >
              <Trans>Revoke</Trans>
            </Button>
            <Text size="xs" c="dimmed" flex={1}>
              {access.isOffline ? (
                <Trans>Needs a connection, the store checks the key</Trans>
              ) : (
                <Plural value={assignedApps.length} one="Affects # app" other="Affects # apps" />
              )}
            </Text>
            {mayReplaceKey(access, connection) && (
              <Button
                variant="filled"
                disabled={access.isOffline}
                title={access.isOffline ? t`Needs a connection, the store checks the key` : undefined}
                leftSection={<IconKey size={17} stroke={1.7} aria-hidden />}
                onClick={() => onOpen('key')}
              >
                <Trans>Replace key</Trans>
              </Button>
            )}
          </Group>
        )
      }
    >
      <Stack gap="md">
        {access.mayManage && !isChangeable && (
          <Note kind="info">
            <Trans>
              It's also used by apps that you can't edit, so you can't change or revoke it. Ask an owner or admin of
              your organisation.
            </Trans>
          </Note>
        )}
        <ConnectionState connection={connection} />
        <KeyRights connection={connection} access={access} />
        <AssignedApps connection={connection} projects={projects} access={access} onChoose={() => onOpen('apps')} />
        <Facts connection={connection} />
        {identity.market === 'sample' && isChangeable && (
          <SampleConsole connection={connection} isOffline={access.isOffline} onRevoked={onChanged} />
        )}
      </Stack>
    </Dialog>
  )
}

/** When the key was used and added. */
function Facts({ connection: { calls, createdOn, createdBy } }: { connection: Connection }) {
  const now = useNow()
  const usedAt = calls.usedAt === null ? null : Date.parse(calls.usedAt)
  const age = usedAt === null ? null : formatAge(usedAt, Math.max(now, usedAt))
  const used = formatNumber(calls.used, language())
  const limit = calls.limit === null ? null : formatNumber(calls.limit, language())
  const day = formatDate(createdOn, language())
  return (
    <Stack gap={4} c="dimmed" fz="xs" lh="xs">
      <Group gap={6}>
        <FreshnessPip at={usedAt} />
        <span>
          {age === null ? <Trans>Not used yet</Trans> : <Trans>Used {age}</Trans>},{' '}
          {limit === null ? (
            <Trans>{used} calls this hour</Trans>
          ) : (
            <Trans>
              {used} of {limit} calls this hour
            </Trans>
          )}
        </span>
      </Group>
      <p>
        {createdBy === '' ? (
          <Trans>Created {day}</Trans>
        ) : (
          <Trans>
            Created {day} by {createdBy}
          </Trans>
        )}
      </p>
    </Stack>
  )
}

interface SampleConsoleProps {
  connection: Connection
  isOffline: boolean
  onRevoked: () => void
}

/** On the sample market: breaks the connection, as deleting its key in the store's console would. */
function SampleConsole({ connection, isOffline, onRevoked }: SampleConsoleProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const revoke = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await call(revokeSampleKey, { params: { connectionId: connection.id } })
      await checkAgain(connection.id, t`Check failed`)
      onRevoked()
    } catch (error) {
      notify({ kind: 'error', title: t`Couldn't revoke the sample key`, description: i18n._(failureText(error)) })
    }
    setBusy(false)
  }
  return (
    <Paper px="sm" py={10} bd="1px dashed var(--sg-line-strong)" radius="md">
      <Text size="xs" c="dimmed" mb="xs">
        <Trans>Sample market: see what happens when someone deletes the key in the store's console.</Trans>
      </Text>
      <Button size="sm" busy={isBusy} disabled={isOffline} onClick={() => void revoke()}>
        <Trans>Revoke this key in the sample console</Trans>
      </Button>
    </Paper>
  )
}
