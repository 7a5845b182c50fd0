import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import classes from './field.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** What is wrong with it, in plain words; shown below, the text stays. */
  error?: ReactNode
  hint?: ReactNode
  /** At the right end of the label's line: a link. */
  beside?: ReactNode
  /** Inside the field at its right end: a button. */
  trailing?: ReactNode
}

/** A labelled text field. */
export function Field({ label, onChange, error, hint, beside, trailing, id, ...input }: Props) {
  const own = useId()
  const inputId = id ?? own
  const describedBy = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <div className={classes.labelLine}>
        <label htmlFor={inputId}>{label}</label>
        {beside}
      </div>
      <div className={classes.box} data-invalid={error ? true : undefined} data-disabled={input.disabled || undefined}>
        <input
          {...input}
          id={inputId}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {trailing}
      </div>
      {error && (
        <p className={classes.error} id={`${inputId}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <div className={classes.hint} id={`${inputId}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
