import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { isAdProvider, type Connection, type Provider } from '#contract/connections/connection.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import type { Rights } from '../rights.ts'
import { AccountChoice } from './account-choice.tsx'
import type { SendState } from './connect-foot.tsx'
import { KeyFailure } from './key-failure.tsx'
import { KeyFile } from './key-file.tsx'
import classes from './key-dialog.module.css'
import { ProviderChoice } from './provider-choice.tsx'
import { SampleKeyButton } from './sample-key-button.tsx'
import { sendKey } from './send-key.ts'
import { TextFields } from './text-fields.tsx'
import { TypeCards } from './type-cards.tsx'
import { useKeyForm } from './use-key-form.ts'

const Guide = lazyWithRetry(() => import('../guide/key-guide.tsx'))

interface Props {
  id: string
  provider: Provider
  replaced: Connection | undefined
  identity: Identity
  rights: Rights
  /** The type can be changed here, too. */
  withType: boolean
  state: SendState
  onState: (state: SendState) => void
  onProvider: (provider: Provider) => void
  onOpen: (id: string) => void
  onConnected: (connection: Connection) => void
}

/** The form of one provider's key, and how to make that key. */
export function KeyStep(props: Props) {
  const { id, provider, replaced, identity, rights, withType, state, onState, onProvider, onOpen, onConnected } = props
  const { t } = useLingui()
  const phone = usePhone()
  const [asksWhere, setAsksWhere] = useState(false)
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
  const isAds = isAdProvider(provider)
  const withGuide = !phone || asksWhere
  return (
    <>
      <form
        id={id}
        className={classes.form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {withType && <TypeCards isAds={isAds} adsLocked={rights.adsLocked} onChange={onProvider} />}
        {!replaced && (
          <ProviderChoice label={isAds ? t`Ad platform` : t`Store`} value={provider} onChange={onProvider} />
        )}
        {failure !== null && <KeyFailure failure={failure} provider={provider} onOpen={onOpen} />}
        {accounts && <AccountChoice accounts={accounts} value={accountId} onChange={setAccountId} />}
        {identity.market === 'sample' && (
          <SampleKeyButton provider={provider} form={form} isOffline={rights.isOffline} />
        )}
        <TextFields
          form={form}
          whereIs={phone ? { opened: asksWhere, onToggle: () => setAsksWhere(!asksWhere) } : null}
        />
        <KeyFile form={form} />
        {provider === 'app-store-connect' && (
          <p className={classes.hint}>
            <Trans>App Store Connect lets you download a key once. Keep your copy.</Trans>
          </p>
        )}
      </form>
      {withGuide && <Guide provider={provider} />}
    </>
  )
}
