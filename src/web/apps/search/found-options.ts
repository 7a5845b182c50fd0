import { countryCodeOf, type FoundApp, type Locale } from '#contract/store.ts'

/** What a press on an app does or did; `full`: there is no room for another one. */
export type ResultMark = 'add' | 'adding' | 'added' | 'full'

/** One of the apps that were found. */
export interface FoundOption {
  id: string
  text: string
  app: FoundApp
  /** Code of the country that has it, where the one that was asked does not; null: that one has it. */
  elsewhere: string | null
  mark: ResultMark
}

/** What was found, in the order of the answer. */
export const foundOptions = (
  found: readonly FoundApp[],
  asked: Locale,
  markOf: (app: FoundApp) => ResultMark,
): readonly FoundOption[] =>
  found.map((app) => ({
    id: `${app.store}-${app.trackId}`,
    text: app.title,
    app,
    elsewhere: app.locale === asked ? null : countryCodeOf(app.locale),
    mark: markOf(app),
  }))
