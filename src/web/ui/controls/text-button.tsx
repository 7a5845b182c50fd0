import type { ButtonHTMLAttributes } from 'react'
import classes from './text-button.module.css'

/** A button that stands on a line of its own like a link: "Try again" where a figure would be. */
export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" {...props} className={classes.button} />
}
