import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** The list in grey. */
export const InboxSkeleton = () => (
  <div aria-busy="true">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={104} />
    ))}
  </div>
)
