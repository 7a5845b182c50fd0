import type { ReactNode } from 'react'
import classes from './narrow-page.module.css'

/** A page of forms and lists: its cards below one another, no wider than one reads well. */
export const NarrowPage = ({ children }: { children: ReactNode }) => <div className={classes.page}>{children}</div>
