import { Trans, useLingui } from '@lingui/react/macro'
import { Radio } from '@mantine/core'
import type { AdAccount } from '#contract/connections/keys.ts'
import classes from './key-dialog.module.css'

interface Props {
  accounts: readonly AdAccount[]
  value: string | null
  onChange: (id: string) => void
}

/** The key sees several ad accounts: which one is meant. */
export function AccountChoice({ accounts, value, onChange }: Props) {
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
