import { Trans, useLingui } from '@lingui/react/macro'
import { Radio } from '@mantine/core'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Connection, Provider } from '#contract/connections/connection.ts'
import type { AdAccount } from '#contract/connections/keys.ts'
import type { Rights } from '../rights.ts'
import type { SendState } from './connect-foot.tsx'
import { KeyFailure } from './key-failure.tsx'
import { KeyFile } from './key-file.tsx'
import classes from './key-dialog.module.css'
import { SampleKeyButton } from './sample-key-button.tsx'
import { sendKey } from './send-key.ts'
import { TextFields } from './text-fields.tsx'
import { useKeyForm } from './use-key-form.ts'

export interface KeyFormProps {
  id: string
  provider: Provider
  replaced: Connection | undefined
  identity: Identity
  rights: Rights
  state: SendState
  onState: (state: SendState) => void
  /** Opens another connection, by its id. */
  onOpen: (id: string) => void
  onConnected: (connection: Connection) => void
}

interface Props extends KeyFormProps {
  /** As of the text fields. */
  whereIs: { opened: boolean; onToggle: () => void } | null
}

/** The form of one provider's key. */
export function KeyForm(props: Props) {
  const { id, provider, replaced, identity, rights, state, onState, onOpen, onConnected, whereIs } = props
  const form = useKeyForm(provider, replaced && { name: replaced.name })
  const [failure, setFailure] = useState<unknown>(null)
  const [accountId, setAccountId] = useState<string | null>(null)
  const { accounts } = state
  const needsAccount = accounts !== null && accountId === null
  const submit = async () => {
    const given = form.check()
    if (rights.isOffline || state.isBusy) return
    if (!given || needsAccount) {
      requestAnimationFrame(() =>
        document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus(),
      )
      return
    }
    setFailure(null)
    onState({ ...state, isBusy: true })
    try {
      const outcome = await sendKey({ provider, ...given, accountId }, identity, replaced)
      if ('accounts' in outcome) return onState({ isBusy: false, accounts: outcome.accounts })
      form.sent()
      onState({ isBusy: false, accounts: null })
      onConnected(outcome.connection)
    } catch (error) {
      setFailure(error)
      onState({ ...state, isBusy: false })
    }
    return undefined
  }
  return (
    <form
      id={id}
      className={classes.fields}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {failure !== null && <KeyFailure failure={failure} provider={provider} onOpen={onOpen} />}
      {accounts && <AccountChoice accounts={accounts} value={accountId} onChange={setAccountId} />}
      {identity.market === 'sample' && <SampleKeyButton provider={provider} form={form} isOffline={rights.isOffline} />}
      <TextFields form={form} whereIs={whereIs} />
      <KeyFile form={form} />
      {provider === 'app-store-connect' && (
        <p className={classes.hint}>
          <Trans>App Store Connect lets you download a key once. Keep your copy.</Trans>
        </p>
      )}
    </form>
  )
}

interface AccountChoiceProps {
  accounts: readonly AdAccount[]
  value: string | null
  onChange: (id: string) => void
}

/** The key sees several ad accounts: which one is meant. */
function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const { t } = useLingui()
  return (
    <fieldset className={classes.accounts}>
      <legend className={classes.label}>
        <Trans>This key sees {accounts.length} ad accounts. Which one?</Trans>
      </legend>
      {accounts.map(({ id, name }, index) => (
        <label key={id}>
          <Radio
            name="accountId"
            checked={id === value}
            data-wrong={(value === null && index === 0) || undefined}
            onChange={() => onChange(id)}
          />
          <span>{name || t`Without a name`}</span>
          <span className={classes.hint}>{id}</span>
        </label>
      ))}
    </fieldset>
  )
}
