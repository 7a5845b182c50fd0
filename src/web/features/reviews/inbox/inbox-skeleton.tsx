import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import classes from './inbox.module.css'
import { ListSkeleton } from './list/list-skeleton.tsx'

/** List and review in grey. */
export const InboxSkeleton = () => (
  <div className={classes.panes} aria-busy="true">
    <div className={classes.list}>
      <ListSkeleton />
    </div>
    <div className={classes.greyDetail}>
      <Skeleton width={120} height={20} />
      <Skeleton width="60%" height={28} />
      <Skeleton height={72} />
      <Skeleton height={260} />
    </div>
  </div>
)
