import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isAdProvider, type Provider } from '#contract/connections/connection.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import classes from './key-dialog.module.css'
import { KeyForm, type KeyFormProps } from './key-form.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { TypeCards } from './type-cards.tsx'

const Guide = lazyWithRetry(() => import('../guide/key-guide.tsx'))

interface Props extends KeyFormProps {
  /** The type can be changed here, too. */
  withType: boolean
  onProvider: (provider: Provider) => void
}

/** The form of a provider's key, which provider, and how to make that key. */
export function KeyStep({ withType, onProvider, ...form }: Props) {
  const { provider, replaced, rights } = form
  const { t } = useLingui()
  const phone = usePhone()
  const [asksWhere, setAsksWhere] = useState(false)
  const isAds = isAdProvider(provider)
  const withGuide = !phone || asksWhere
  return (
    <>
      <div className={classes.form}>
        {withType && <TypeCards isAds={isAds} adsLocked={rights.adsLocked} onChange={onProvider} />}
        {!replaced && (
          <ProviderChoice label={isAds ? t`Ad platform` : t`Store`} value={provider} onChange={onProvider} />
        )}
        {/* Each provider has a form of its own; what chooses between them stays, and with it the focus. */}
        <KeyForm
          key={provider}
          {...form}
          whereIs={phone ? { opened: asksWhere, onToggle: () => setAsksWhere(!asksWhere) } : null}
        />
      </div>
      {withGuide && <Guide provider={provider} />}
    </>
  )
}
