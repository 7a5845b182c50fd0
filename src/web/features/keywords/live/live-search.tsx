import { withKeywordTexts } from '#web/i18n/language.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

/** The live search, loaded when it is opened. */
export const LiveSearch = lazyWithRetry(
  withKeywordTexts(async () => ({ default: (await import('./live-search-dialog.tsx')).LiveSearchDialog })),
)
