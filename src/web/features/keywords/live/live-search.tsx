import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

/** The live search, loaded when it is opened. */
export const LiveSearch = lazyWithRetry(async () => ({
  default: (await import('./live-search-dialog.tsx')).LiveSearchDialog,
}))
