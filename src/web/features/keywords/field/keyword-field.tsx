import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

/** The keyword field of the project's own app: a pane that comes after what stands beside it. */
export const KeywordField = lazyWithRetry(
  async () => ({ default: (await import('./composer.tsx')).Composer }),
  <Skeleton height={420} />,
)
