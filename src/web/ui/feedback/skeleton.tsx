import classes from './skeleton.module.css'

interface Props {
  /** px or any CSS length; the whole width by default. */
  width?: number | string
  height: number
  circle?: boolean
}

/** A grey shape in the final geometry; it shows after 150 ms, so that quick answers do not flash. */
export function Skeleton({ width = '100%', height, circle = false }: Props) {
  return <span className={classes.skeleton} style={{ width, height }} data-circle={circle || undefined} aria-hidden />
}
