import type { ReactNode } from 'react'
import classes from './panel.module.css'

/** A filter with its name beside it; the control says the name to screen readers. */
export function FilterRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <span aria-hidden>{name}</span>
      {children}
    </div>
  )
}
