import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Connection, Provider } from '#contract/connections/connection.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { putConnection } from '../reads/put-connection.ts'
import type { Rights } from '../rights.ts'
import { Steps } from '../steps.tsx'
import { ConnectFoot, type SendState } from './connect-foot.tsx'
import classes from './key-dialog.module.css'
import { KeyStep } from './key-step.tsx'
import { TypeStep } from './type-step.tsx'

interface Props {
  /** null: the type is asked for. */
  provider: Provider | null
  /** The connection whose key is replaced; left out: a new one. */
  replaced?: Connection
  identity: Identity
  rights: Rights
  onProvider: (provider: Provider | null) => void
  /** Opens another connection, by its id. */
  onOpen: (id: string) => void
  onConnected: (connection: Connection) => void
  onClose: () => void
}

/** A new connection up to its key, or another key for one that is there. */
export default function KeyDialog(props: Props) {
  const { t } = useLingui()
  const { replaced, identity, rights, onOpen, onConnected, onClose } = props
  const phone = usePhone()
  const formId = useId()
  const [type, setType] = useState<Provider>('app-store-connect')
  // What is chosen is shown at once: the address follows a moment later.
  const [{ provider, address }, show] = useState({ provider: props.provider, address: props.provider })
  if (address !== props.provider) show({ provider: props.provider, address: props.provider })
  const onProvider = (next: Provider | null) => {
    show({ provider: next, address })
    props.onProvider(next)
  }
  const [state, setState] = useState<SendState>({ isBusy: false, accounts: null })
  // What a late answer is about may have been closed.
  const isClosed = useRef(false)
  const close = () => {
    isClosed.current = true
    onClose()
  }
  const name = replaced?.name
  return (
    <Dialog
      opened
      onClose={close}
      width={provider === null ? 640 : 1000}
      whole
      flush
      title={name === undefined ? <Trans>New connection</Trans> : <Trans>Replace the key of “{name}”</Trans>}
      middle={!replaced && <Steps step={provider === null ? 1 : 2} />}
      footer={
        provider === null ? (
          <>
            <Button variant="subtle" tone="plain" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="filled" onClick={() => onProvider(type)}>
              <Trans>Continue</Trans>
            </Button>
          </>
        ) : (
          <ConnectFoot
            formId={formId}
            provider={provider}
            state={state}
            isOffline={rights.isOffline}
            isReplacing={replaced !== undefined}
            onBack={replaced ? close : () => onProvider(null)}
          />
        )
      }
    >
      {provider === null ? (
        <TypeStep value={type} adsLocked={rights.adsLocked} onChange={setType} />
      ) : (
        <div className={classes.columns}>
          <KeyStep
            id={formId}
            provider={provider}
            replaced={replaced}
            identity={identity}
            rights={rights}
            withType={!phone && !replaced}
            state={state}
            onState={setState}
            onProvider={onProvider}
            onOpen={onOpen}
            onConnected={(connection) => {
              putConnection(connection)
              if (replaced) notify({ kind: 'success', title: t`The key of “${connection.name}” is replaced` })
              if (!isClosed.current) onConnected(connection)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
