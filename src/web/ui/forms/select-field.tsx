import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Choice } from '../controls/choice.tsx'
import classes from './select-field.module.css'

interface Props<T extends string> {
  label: ReactNode
  name?: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  disabled?: boolean
  required?: boolean
  autoComplete?: string
  error?: ReactNode
  hint?: ReactNode
}

/** A labelled choice of one of many. */
export function SelectField<T extends string>(props: Props<T>) {
  const { label, name, value, options, onChange, disabled, required, autoComplete, error, hint } = props
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.box}>
        <Choice
          id={id}
          name={name}
          value={value}
          options={options}
          disabled={disabled}
          required={required}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={onChange}
        />
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </span>
      {error && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
