import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import classes from './button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'filled' | 'default' | 'light' | 'subtle'
  size?: 'small' | 'medium' | 'large'
  /** `plain`: a subtle button in text colour. */
  tone?: 'plain'
  wide?: boolean
  /** Under way: the button waits and says so; its text and the keyboard's focus stay. */
  busy?: boolean
  icon?: ReactNode
}

/** One `filled` a view; links take the same classes from button.module.css. */
export function Button({ variant = 'default', size = 'medium', tone, wide, busy, icon, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[classes[variant], rest.className].filter(Boolean).join(' ')}
      data-size={size}
      data-tone={tone}
      data-wide={wide || undefined}
      onClick={busy ? hold : rest.onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {icon}
      {children}
    </button>
  )
}

/** Nor does it send its form, also not by Enter in a field. */
const hold = (event: MouseEvent) => event.preventDefault()
