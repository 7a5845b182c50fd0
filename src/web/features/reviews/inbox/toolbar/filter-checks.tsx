import { Checkbox } from '@mantine/core'
import classes from './filter-panel.module.css'

interface Props<T extends string | number> {
  label: string
  options: readonly { value: T; label: string }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

/** Any of a few or of many: those that fit one of the chosen ones are shown. */
export function FilterChecks<T extends string | number>({ label, options, chosen, onChange }: Props<T>) {
  return (
    <fieldset className={classes.checks}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
