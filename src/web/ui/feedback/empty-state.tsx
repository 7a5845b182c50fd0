import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import { Facets } from './facets.tsx'

interface Props {
  title: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** `page`: the title is the page's h1. */
  level?: 1 | 2
}

/** Nothing here yet: the storm glass, a title, one sentence, one button. */
export function EmptyState({ title, children, action, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.empty}>
      <Facets width={148} />
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  )
}
