import { IconLoader2 } from '@tabler/icons-react'
import classes from './spinner.module.css'

/** Something is under way; say in words beside it what. */
export function Spinner({ size = 17 }: { size?: number }) {
  return <IconLoader2 className={classes.spinner} size={size} stroke={1.8} aria-hidden />
}
