import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './icon-button.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Accessible name; also the tooltip. */
  label: string
  children: ReactNode
  /** Edge in px; touch targets grow to 44 by themselves. */
  size?: 24 | 28 | 32 | 36 | 40
  bordered?: boolean
}

/** A button that is only an icon. */
export function IconButton({ label, children, size = 32, bordered = false, className, style, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-bordered={bordered || undefined}
      style={{ ...style, width: size, height: size }}
    >
      {children}
    </button>
  )
}
