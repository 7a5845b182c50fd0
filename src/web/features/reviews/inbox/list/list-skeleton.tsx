import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** The list in grey. */
export const ListSkeleton = () => (
  <div style={{ display: 'grid', gap: 12, padding: '12px 24px' }}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={112} />
    ))}
  </div>
)
