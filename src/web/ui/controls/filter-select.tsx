import { Choice } from './choice.tsx'
import classes from './filter-select.module.css'

interface Props<T extends string> {
  /** What is chosen, for screen readers; the choices name it too. */
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** A value other than the first is chosen. */
  isSet?: boolean
  /** `medium`: as high as a segmented control of that size beside it. */
  size?: 'medium' | 'large'
}

/** One of a few values to filter or sort by: the platform's own list. */
export function FilterSelect<T extends string>(props: Props<T>) {
  const { label, value, options, onChange, isSet = false, size = 'large' } = props
  return (
    <Choice
      className={classes.select}
      aria-label={label}
      data-set={isSet || undefined}
      data-size={size}
      value={value}
      options={options}
      onChange={onChange}
    />
  )
}
