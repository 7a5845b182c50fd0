import type { AppSummary, Locale } from '#contract/store.ts'

/** An app with the locale it was found in, which becomes its first country. */
export type SelectedApp = AppSummary & { locale: Locale }
