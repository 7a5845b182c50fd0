import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import classes from './app-performance.module.css'

/** The page as it will be, in grey. */
export const PageSkeleton = () => (
  <div className={classes.skeleton}>
    <Skeleton height={268} />
    <div className={classes.pair}>
      <Skeleton height={300} />
      <Skeleton height={300} />
    </div>
  </div>
)
