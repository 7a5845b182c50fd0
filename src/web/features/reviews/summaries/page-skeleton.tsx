import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import classes from './summaries.module.css'

/** The page as it will be, in grey. */
export const PageSkeleton = () => (
  <div className={classes.skeleton}>
    <div>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={72} />
      ))}
    </div>
    <div>
      <Skeleton width="40%" height={24} />
      <Skeleton height={120} />
      <Skeleton height={280} />
    </div>
  </div>
)
