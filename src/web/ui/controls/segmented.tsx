import { useId, type ReactNode } from 'react'
import classes from './segmented.module.css'

interface Props<T extends string | number> {
  /** What is chosen between, for screen readers. */
  label: string
  options: readonly { value: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
  size?: 'small' | 'medium'
  /** On a phone as wide as there is room. */
  wide?: boolean
}

/** One of a few: radio buttons side by side in one frame. */
export function Segmented<T extends string | number>({
  label,
  options,
  value,
  onChange,
  size = 'small',
  wide = false,
}: Props<T>) {
  const name = useId()
  return (
    <div className={classes.frame} role="radiogroup" aria-label={label} data-size={size} data-wide={wide || undefined}>
      {options.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input
            className="sg-visually-hidden"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
