import { Trans, useLingui } from '@lingui/react/macro'
import type { Provider } from '#contract/connections/connection.ts'
import { isAdProvider } from '#contract/connections/connection.ts'
import classes from './key-dialog.module.css'
import { ProviderChoice } from './provider-choice.tsx'
import { TypeCards } from './type-cards.tsx'

interface Props {
  value: Provider
  adsLocked: boolean
  onChange: (provider: Provider) => void
}

/** CONN-008: what is to be connected. */
export function TypeStep({ value, adsLocked, onChange }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.form}>
      <TypeCards isAds={isAdProvider(value)} adsLocked={adsLocked} onChange={(next) => onChange(next)} />
      <ProviderChoice label={isAdProvider(value) ? t`Ad platform` : t`Store`} value={value} onChange={onChange} />
      <p className={classes.hint}>
        <Trans>The next step shows how to make a key, and what Storeglass will be able to do with it.</Trans>
      </p>
    </div>
  )
}
