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
    <select
      className={classes.select}
      aria-label={label}
      data-set={isSet || undefined}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
