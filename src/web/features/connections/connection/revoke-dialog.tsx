import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Anchor, Flex, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { capabilitiesOf, isUsed, type Connection, type Provider } from '#contract/connections/connection.ts'
import { previewRevoke, revokeConnection, type LeftApp } from '#contract/connections/connections.ts'
import { call } from '#web/api/call.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { mayReplaceKey, type Access } from '../access.ts'
import classes from '../connections.module.css'
import { startDraft } from '../key/key-drafts.ts'
import { dropConnection } from '../reads.ts'
import { providerName, stoppedName } from '../texts.ts'

interface Props {
  connection: Connection
  access: Access
  onReplace: () => void
  onRevoked: () => void
  onCancel: () => void
}

/** Asks before a connection is revoked, and says which apps lose what (CONN-019, OP-67). */
export default function RevokeDialog({ connection, access, onReplace, onRevoked, onCancel }: Props) {
  const { t, i18n } = useLingui()
  const { id, name, provider } = connection
  const preview = useRead(read(previewRevoke, { params: { connectionId: id } }))
  const { apps, hidden = 0 } = preview.data ?? {}
  const mayRevoke = preview.data?.mayRevoke ?? connection.permission !== 'view'
  const count = (apps ?? connection.assignedApps).length + hidden
  const console = providerName(provider)
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(revokeConnection, { params: { connectionId: id } })
    dropConnection(id)
    startDraft(provider, name)
    notify({ kind: 'success', title: t`“${name}” is revoked` })
    onRevoked()
  })
  return (
    <Dialog
      opened
      onClose={onCancel}
      role="alertdialog"
      width={540}
      title={<Trans>Revoke “{name}”?</Trans>}
      footer={
        <>
          {/* Pressing Enter too soon loses nothing. */}
          <Button data-autofocus onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          {mayRevoke && (
            <Button
              variant="filled"
              color="bad"
              disabled={access.isOffline}
              busy={isBusy}
              onClick={() => void submit()}
            >
              {count === 0 ? (
                <Trans>Revoke</Trans>
              ) : (
                <Plural value={count} one="Revoke from # app" other="Revoke from # apps" />
              )}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={14}>
        {access.isOffline && (
          <Note kind="offline">
            <Trans>Revoking needs a connection: the server deletes the key.</Trans>
          </Note>
        )}
        {failure !== null && (
          <Note kind="error">
            <Trans>Revoking the access failed.</Trans> {i18n._(failureText(failure))}
          </Note>
        )}
        {!mayRevoke && (
          <Note kind="info">
            <Trans>
              You can revoke it only if you can edit every app that uses it. Ask an owner or admin of your organisation.
            </Trans>
          </Note>
        )}
        <Text c="dimmed">
          <Plural
            value={count}
            _0="Storeglass deletes the key. No app uses it."
            one="Storeglass deletes the key, and # app loses this connection."
            other="Storeglass deletes the key, and # apps lose this connection."
          />{' '}
          <Trans>Saved data stays readable. The key itself stays valid until you revoke it in {console}.</Trans>
        </Text>
        {apps ? (
          <ul className={classes.lines} aria-label={t`Apps that lose this connection`}>
            {apps.map((app) => (
              <AppRow key={`${app.store} ${app.trackId}`} app={app} provider={provider} />
            ))}
            {hidden > 0 && (
              <Flex component="li" align="center" mih={46}>
                <Plural value={hidden} one="and # that you can't see" other="and # that you can't see" />
              </Flex>
            )}
          </ul>
        ) : (
          <SectionState
            state={missingState(preview)}
            failed={<Trans>Couldn't load what this affects</Trans>}
            unsaved={<Trans>Not saved on this device</Trans>}
            onRetry={preview.refresh}
          />
        )}
        {mayRevoke && mayReplaceKey(access, connection) && (
          <Alert color="warn" role="note" icon={<IconAlertTriangle size={17} stroke={1.7} aria-hidden />}>
            <Text size="sm">
              <Trans>If you replace the key, all of this keeps working.</Trans>
            </Text>
            <Anchor component="button" type="button" variant="action" disabled={access.isOffline} onClick={onReplace}>
              <Trans>Replace the key instead</Trans>
            </Anchor>
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}

function AppRow({ app: { title, iconUrl, stops }, provider }: { app: LeftApp; provider: Provider }) {
  const { i18n } = useLingui()
  // In the order of the lists of rights. Seeing the apps is of no use by itself.
  const stopped = capabilitiesOf[provider].filter(isUsed).filter((one) => stops.includes(one) && one !== 'read-apps')
  const what = stopped.map((one) => i18n._(stoppedName(provider, one))).join(', ')
  return (
    <Flex component="li" gap={10} align="center" mih={46}>
      <AppIcon src={iconUrl} title={title} size={28} />
      <Text span fw={540} flex="1 1 55%" miw={0} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      <Text span size="xs" c="dimmed" ta="right">
        {what !== '' ? <Trans>Stops working: {what}</Trans> : <Trans>Continues with another connection</Trans>}
      </Text>
    </Flex>
  )
}
