import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import classes from './monitor.module.css'

/** Strip, chart and rows before anything is known. */
export function MonitorSkeleton() {
  return (
    <div className={classes.skeleton}>
      <Skeleton height={62} />
      <Skeleton height={256} />
      {[38, 52, 44, 60, 41, 48].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </div>
  )
}
