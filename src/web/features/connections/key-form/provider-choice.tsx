import { isAdProvider, AdProvider, StoreProvider, type Provider } from '#contract/connections/connection.ts'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { ProviderIcon } from '../texts/provider-icon.tsx'
import { providerName } from '../texts/provider-name.ts'
import classes from './key-dialog.module.css'

interface Props {
  label: string
  value: Provider
  onChange: (provider: Provider) => void
}

/** Which store, or which ad platform. */
export function ProviderChoice({ label, value, onChange }: Props) {
  const offered: readonly Provider[] = isAdProvider(value) ? AdProvider.options : StoreProvider.options
  return (
    <div className={classes.group}>
      <p className={classes.label} aria-hidden>
        {label}
      </p>
      <div>
        <Segmented
          label={label}
          size="medium"
          value={value}
          onChange={onChange}
          options={offered.map((one) => ({
            value: one,
            label: (
              <span className={classes.provider}>
                <ProviderIcon provider={one} size={16} />
                {providerName(one)}
              </span>
            ),
          }))}
        />
      </div>
    </div>
  )
}
