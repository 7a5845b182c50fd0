import type { ComponentProps } from 'react'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import classes from './settings.module.css'

/** A choice with its name in view. */
export function Captioned<T extends string>(props: ComponentProps<typeof Segmented<T>>) {
  return (
    <div className={classes.choice}>
      <span aria-hidden>{props.label}</span>
      <Segmented {...props} size="medium" />
    </div>
  )
}
