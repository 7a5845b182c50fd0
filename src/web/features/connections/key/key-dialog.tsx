import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Loader, Stack, Text } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { isAdProvider, type Connection, type Provider } from '#contract/connections/connection.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Access } from '../access.ts'
import { ConnectionSteps } from '../connection-steps.tsx'
import { putConnection } from '../reads.ts'
import { providerName } from '../texts.ts'
import { ProviderChoice, TypeCards } from './connection-type.tsx'
import { KeyForm, type KeyFormProps, type SendState } from './key-form.tsx'
import classes from './key.module.css'

const KeyGuide = lazyWithRetry(() => import('./key-guide.tsx'))

interface Props {
  /** null: the type is asked for. */
  provider: Provider | null
  /** The connection whose key is replaced; left out: a new one. */
  replaced?: Connection
  identity: Identity
  access: Access
  onProvider: (provider: Provider | null) => void
  /** Opens another connection, by its id. */
  onOpen: (id: string) => void
  onConnected: (connection: Connection) => void
  onClose: () => void
}

/** A new connection up to its key, or a new key for an existing one. */
export default function KeyDialog(props: Props) {
  const { t } = useLingui()
  const { replaced, identity, access, onOpen, onConnected, onClose } = props
  const formId = useId()
  const [type, setType] = useState<Provider>('app-store-connect')
  // A choice shows at once: the address follows a moment later.
  const [{ provider, address }, show] = useState({ provider: props.provider, address: props.provider })
  if (address !== props.provider) show({ provider: props.provider, address: props.provider })
  const onProvider = (next: Provider | null) => {
    show({ provider: next, address })
    props.onProvider(next)
  }
  const [state, setState] = useState<SendState>({ isBusy: false, accounts: null })
  // A late answer must not reopen a closed dialog.
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
      middle={!replaced && <ConnectionSteps step={provider === null ? 1 : 2} />}
      footer={
        provider === null ? (
          <>
            <Button variant="subtle" color="gray" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="filled" onClick={() => onProvider(type)}>
              <Trans>Continue</Trans>
            </Button>
          </>
        ) : (
          <SendFooter
            formId={formId}
            provider={provider}
            isBusy={state.isBusy}
            isOffline={access.isOffline}
            isReplacing={replaced !== undefined}
            onBack={replaced ? close : () => onProvider(null)}
          />
        )
      }
    >
      {provider === null ? (
        <Stack gap="md" className={classes.keyForm}>
          <TypeCards isAds={isAdProvider(type)} adsLocked={access.adsLocked} onChange={setType} />
          <ProviderChoice value={type} onChange={setType} />
          <Text size="sm" c="dimmed">
            <Trans>The next step shows how to create a key, and what Storeglass can do with it.</Trans>
          </Text>
        </Stack>
      ) : (
        <KeyStep
          id={formId}
          provider={provider}
          replaced={replaced}
          identity={identity}
          access={access}
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
      )}
    </Dialog>
  )
}

interface KeyStepProps extends KeyFormProps {
  onProvider: (provider: Provider) => void
}

/** The form of a provider's key beside the guide to making that key. */
function KeyStep({ onProvider, ...form }: KeyStepProps) {
  const { provider, replaced, access } = form
  const phone = usePhone()
  const [isGuideOpen, setGuideOpen] = useState(false)
  return (
    <div className={classes.keyStep}>
      <Stack gap="md" className={classes.keyForm}>
        {!phone && !replaced && (
          <TypeCards isAds={isAdProvider(provider)} adsLocked={access.adsLocked} onChange={onProvider} />
        )}
        {!replaced && <ProviderChoice value={provider} onChange={onProvider} />}
        {/* Each provider has its own form; the choice above stays mounted and keeps the focus. */}
        <KeyForm
          key={provider}
          {...form}
          guide={phone ? { opened: isGuideOpen, onToggle: () => setGuideOpen(!isGuideOpen) } : null}
        />
      </Stack>
      {(!phone || isGuideOpen) && <KeyGuide provider={provider} />}
    </div>
  )
}

interface SendFooterProps {
  formId: string
  provider: Provider
  isBusy: boolean
  isOffline: boolean
  isReplacing: boolean
  onBack: () => void
}

function SendFooter({ formId, provider, isBusy, isOffline, isReplacing, onBack }: SendFooterProps) {
  const store = providerName(provider)
  return (
    <Group className={classes.foot} flex={1} gap="xs" wrap="nowrap">
      <Button variant="subtle" color="gray" onClick={onBack}>
        {isReplacing ? <Trans>Cancel</Trans> : <Trans>Back</Trans>}
      </Button>
      <Group gap="xs" flex={1} wrap="nowrap" c="dimmed" fz="xs" lh="xs" role="status">
        {isBusy ? (
          <>
            <Loader aria-hidden />
            <Trans>Asking {store}</Trans>
          </>
        ) : isOffline ? (
          <Trans>Needs a connection</Trans>
        ) : isReplacing ? (
          <Trans>Nothing is sent until you press Replace key</Trans>
        ) : (
          <Trans>Nothing is sent until you press Connect</Trans>
        )}
      </Group>
      <Button variant="filled" type="submit" form={formId} disabled={isOffline} busy={isBusy}>
        {isReplacing ? <Trans>Replace key</Trans> : <Trans>Connect</Trans>}
      </Button>
    </Group>
  )
}
