import { SegmentedControl, type SegmentedControlProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './settings.module.css'

interface Props<T extends string> extends Pick<SegmentedControlProps<T>, 'value' | 'onChange'> {
  label: string
  options: readonly { value: T; label: ReactNode }[]
}

/** A choice with its name in view. */
export function Captioned<T extends string>({ label, options, ...props }: Props<T>) {
  return (
    <div className={classes.choice}>
      <span aria-hidden>{label}</span>
      <SegmentedControl aria-label={label} size="sm" data={[...options]} {...props} />
    </div>
  )
}
