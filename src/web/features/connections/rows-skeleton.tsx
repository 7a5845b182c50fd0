import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** Five rows in grey. */
export function RowsSkeleton() {
  return ['1', '2', '3', '4', '5'].map((row) => <Skeleton key={row} height={44} />)
}
