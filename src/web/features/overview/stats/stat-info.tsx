import type { ComponentProps } from 'react'
import { About } from '../provenance/about.tsx'
import classes from './stat-info.module.css'

/** A small button at a card's corner: what the number is, where it comes from and how it was made. */
export function StatInfo(props: ComponentProps<typeof About>) {
  return (
    <span className={classes.corner}>
      <About {...props} />
    </span>
  )
}
