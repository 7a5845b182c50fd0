import type { ReactNode } from 'react'
import classes from './tag.module.css'

interface Props {
  /** `plain`: an attribute; `acc`: scheduled; `good`: live; `line`: over. */
  tone?: 'plain' | 'acc' | 'good' | 'line'
  children: ReactNode
}

/** A word or two about a thing, on a small ground of its own. */
export function Tag({ tone = 'plain', children }: Props) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
