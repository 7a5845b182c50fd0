import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react'
import classes from './field-trigger.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'value'> {
  label: ReactNode
  opened: boolean
  onToggle: () => void
  /** What opens: a list, or a panel with controls of its own. */
  opens: 'listbox' | 'dialog'
  /** Before the value: a flag. */
  icon?: ReactNode
  /** What is chosen; null: nothing yet. */
  value: ReactNode
  placeholder: ReactNode
}

/** A labelled field of a form whose choices open in a panel (`Popover`): the closed half of it. */
export function FieldTrigger({ label, opened, onToggle, opens, icon, value, placeholder, ...button }: Props) {
  const id = useId()
  return (
    <span className={classes.field}>
      <span className={classes.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        {...button}
        className={classes.trigger}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup={opens}
        aria-expanded={opened}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          if (!opened) onToggle()
        }}
      >
        {icon}
        <span className={classes.value} id={`${id}-value`} data-empty={value === null || undefined}>
          {value ?? placeholder}
        </span>
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </button>
    </span>
  )
}
