import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { capabilitiesOf, type Connection, type Provider } from '#contract/connections/connection.ts'
import { previewRevoke, revokeConnection, type LeftApp } from '#contract/connections/connections.ts'
import { call } from '#web/api/call.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import danger from '../danger.module.css'
import { startWithName } from '../key-form/kept-forms.ts'
import { dropConnection } from '../reads/put-connection.ts'
import { mayReplaceKey, type Rights } from '../rights.ts'
import { providerName } from '../texts/provider-name.ts'
import { stoppedName } from '../texts/right-texts.ts'
import classes from './revoke-dialog.module.css'

interface Props {
  connection: Connection
  rights: Rights
  onReplace: () => void
  onRevoked: () => void
  onCancel: () => void
}

/** Asks before a connection is revoked, and tells which apps lose what (CONN-019, OP-67). */
export default function RevokeDialog({ connection, rights, onReplace, onRevoked, onCancel }: Props) {
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
    startWithName(provider, name)
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
          {/* Nothing is lost by a key that is pressed too soon. */}
          <Button data-autofocus onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          {mayRevoke && (
            <Button
              variant="filled"
              className={danger.button}
              disabled={rights.isOffline}
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
      <div className={classes.content}>
        {rights.isOffline && (
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
              You can revoke it only if you may edit every app it serves. Ask an owner or admin of your organisation.
            </Trans>
          </Note>
        )}
        <p className={classes.text}>
          <Plural
            value={count}
            _0="Storeglass forgets the key. No app uses it."
            one="Storeglass forgets the key and takes it away from # app."
            other="Storeglass forgets the key and takes it away from # apps."
          />{' '}
          <Trans>What is saved stays readable. The key itself stays valid until you revoke it in {console}.</Trans>
        </p>
        {apps ? (
          <ul aria-label={t`Apps that lose this connection`}>
            {apps.map((app) => (
              <LeftLine key={`${app.store} ${app.trackId}`} app={app} provider={provider} />
            ))}
            {hidden > 0 && (
              <li className={classes.app}>
                <Plural value={hidden} one="and # that you can't see" other="and # that you can't see" />
              </li>
            )}
          </ul>
        ) : (
          <SectionState
            state={missingState(preview)}
            failed={<Trans>Couldn't load what would stop</Trans>}
            unsaved={<Trans>Not saved on this device</Trans>}
            onRetry={preview.refresh}
          />
        )}
        {mayRevoke && mayReplaceKey(rights, connection) && (
          <div className={classes.instead}>
            <IconAlertTriangle size={17} stroke={1.7} aria-hidden />
            <div>
              <p>
                <Trans>A new key under the same name keeps all this running.</Trans>
              </p>
              <TextButton disabled={rights.isOffline} onClick={onReplace}>
                <Trans>Replace the key instead</Trans>
              </TextButton>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function LeftLine({ app: { title, iconUrl, stops }, provider }: { app: LeftApp; provider: Provider }) {
  const { i18n } = useLingui()
  // In the order in which rights stand everywhere; to see the apps is no use by itself.
  const told = capabilitiesOf[provider].filter((one) => stops.includes(one) && one !== 'read-apps')
  const what = told.map((one) => i18n._(stoppedName[one])).join(', ')
  return (
    <li className={classes.app}>
      <AppIcon src={iconUrl} title={title} size={28} />
      <span className={classes.title}>{title}</span>
      <span className={classes.stops}>
        {what !== '' ? <Trans>Stops: {what}</Trans> : <Trans>Goes on with another connection</Trans>}
      </span>
    </li>
  )
}
