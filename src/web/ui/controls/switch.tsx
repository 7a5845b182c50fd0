import classes from './switch.module.css'

interface Props {
  /** For a label that stands beside it. */
  id?: string
  label: string
  checked: boolean
  onChange: () => void
  disabled?: boolean
  /** What it turned is on its way. */
  busy?: boolean
}

/** Turns something on and off, at once. */
export const Switch = ({ id, label, checked, onChange, disabled = false, busy = false }: Props) => (
  <input
    id={id}
    className={classes.switch}
    type="checkbox"
    role="switch"
    aria-label={label}
    checked={checked}
    aria-checked={checked}
    aria-busy={busy}
    disabled={disabled || busy}
    onChange={onChange}
  />
)
