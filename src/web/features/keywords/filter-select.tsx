import { Choice } from '#web/ui/choice.tsx'
import classes from './filter-select.module.css'

interface Props<T extends string> {
  /** What is chosen, for screen readers; the choices name it too. */
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** A value other than the first is chosen. */
  isSet?: boolean
}

/** One of a few values to filter or sort by: the platform's own list. */
export function FilterSelect<T extends string>({ label, value, options, onChange, isSet = false }: Props<T>) {
  return (
    <Choice
      className={classes.select}
      aria-label={label}
      data-set={isSet || undefined}
      value={value}
      options={options}
      onChange={onChange}
    />
  )
}
