import type { ReactNode } from 'react'
import classes from './step-intro.module.css'

/** What a step of the guide is about. */
export function StepIntro({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.lead}>{children}</p>
    </>
  )
}
