import type { SelectedApp } from '../guide/selected-app.ts'

/** What a press on an app does or did; `full`: there is no room for another one. */
export type ResultMark = 'add' | 'adding' | 'added' | 'full'

/** One of the apps that were found. */
export interface FoundOption {
  id: string
  text: string
  app: SelectedApp
  mark: ResultMark
}

/** Apps that are added already stand below the others (ONB-034). */
export const foundOptions = (
  found: readonly SelectedApp[],
  markOf: (app: SelectedApp) => ResultMark,
): readonly FoundOption[] =>
  found
    .map((app) => ({ id: `${app.store}-${app.trackId}`, text: app.title, app, mark: markOf(app) }))
    .toSorted((a, b) => Number(a.mark === 'added') - Number(b.mark === 'added'))
