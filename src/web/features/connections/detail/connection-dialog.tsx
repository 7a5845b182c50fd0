import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconKey, IconPlugConnectedX } from '@tabler/icons-react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import danger from '../danger.module.css'
import type { Act } from '../place.ts'
import { mayChangeConnection, mayReplaceKey, type Rights } from '../rights.ts'
import { ProviderIcon } from '../texts/provider-icon.tsx'
import { providerName } from '../texts/provider-name.ts'
import { AssignedApps } from './assigned-apps.tsx'
import classes from './connection-dialog.module.css'
import { Facts } from './facts.tsx'
import { Rename } from './rename.tsx'
import { RightsList } from './rights-list.tsx'
import { SampleConsole } from './sample-console.tsx'
import { StateBox } from './state-box.tsx'

interface Props {
  connection: Connection
  identity: Identity
  projects: readonly Project[]
  rights: Rights
  onChanged: () => void
  onOpen: (act: Act) => void
  onClose: () => void
}

/** One connection: what its key may do, which apps use it, and what can be done with it (CONN-016). */
export default function ConnectionDialog(props: Props) {
  const { t } = useLingui()
  const { connection, identity, projects, rights, onChanged, onOpen, onClose } = props
  const { name, provider, keyEnding, accountName, assignedApps } = connection
  const isChangeable = mayChangeConnection(rights, connection)
  const needsConnection = rights.isOffline ? t`Needs a connection, the store checks the key` : undefined
  return (
    <Dialog
      opened
      onClose={onClose}
      placement="side"
      whole
      lead={
        <span className={classes.sign}>
          <ProviderIcon provider={provider} size={22} />
        </span>
      }
      title={
        <>
          <span className="sg-visually-hidden">
            <Trans>Connection</Trans>{' '}
          </span>
          {name}
        </>
      }
      beside={isChangeable && <Rename connection={connection} />}
      description={
        <>
          {[providerName(provider), accountName].filter(Boolean).join(' · ')}
          {keyEnding !== '' && <Trans> · key ending {keyEnding}</Trans>}
        </>
      }
      footer={
        isChangeable && (
          <div className={classes.foot}>
            <Button
              className={danger.quiet}
              disabled={rights.isOffline}
              title={rights.isOffline ? t`Needs a connection` : undefined}
              icon={<IconPlugConnectedX size={17} stroke={1.7} aria-hidden />}
              onClick={() => onOpen('revoke')}
            >
              <Trans>Revoke</Trans>
            </Button>
            <span className={classes.affected}>
              {rights.isOffline ? (
                <Trans>Needs a connection, the store checks the key</Trans>
              ) : (
                <Plural value={assignedApps.length} one="Takes it away from # app" other="Takes it away from # apps" />
              )}
            </span>
            {mayReplaceKey(rights, connection) && (
              <Button
                variant="filled"
                disabled={rights.isOffline}
                title={needsConnection}
                icon={<IconKey size={17} stroke={1.7} aria-hidden />}
                onClick={() => onOpen('key')}
              >
                <Trans>Replace key</Trans>
              </Button>
            )}
          </div>
        )
      }
    >
      <div className={classes.content}>
        {rights.mayManage && !isChangeable && (
          <Note kind="info">
            <Trans>
              It also serves apps that you may not edit, so you can't change or revoke it. Ask an owner or admin of your
              organisation.
            </Trans>
          </Note>
        )}
        <StateBox connection={connection} />
        <RightsList connection={connection} rights={rights} />
        <AssignedApps connection={connection} projects={projects} rights={rights} onChoose={() => onOpen('apps')} />
        <Facts connection={connection} />
        {identity.market === 'sample' && isChangeable && (
          <SampleConsole connection={connection} isOffline={rights.isOffline} onRevoked={onChanged} />
        )}
      </div>
    </Dialog>
  )
}
