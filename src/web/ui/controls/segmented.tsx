import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './segmented.module.css'

interface Props<T extends string | number> {
  /** What is chosen between, for screen readers. */
  label: string
  options: readonly { value: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
  size?: 'small' | 'medium'
  /** On a phone as wide as there is room. */
  wide?: boolean
}

/** One of a few: radio buttons side by side in one frame. */
export const Segmented = <T extends string | number>(props: Props<T>) => (
  <SegmentedControl
    className={props.wide ? classes.wide : undefined}
    aria-label={props.label}
    size={props.size === 'medium' ? 'sm' : 'xs'}
    data={[...props.options]}
    value={props.value}
    onChange={props.onChange}
  />
)
