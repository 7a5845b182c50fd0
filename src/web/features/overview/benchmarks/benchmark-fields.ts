import { countCharacters } from '#aso/characters.ts'
import { creativeCounts } from '#aso/score/creative-rules.ts'
import type { BenchmarkedApp } from '#contract/market/metadata-benchmarks.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import type { Store } from '#contract/store.ts'
import { partName, textFields } from '../listing-facts.ts'

/** Shows the apps behind a figure, by their place in the list, under a title that says what they have in common. */
export type ShowApps = (title: string, apps: readonly number[]) => void

export type FieldPart = 'title' | 'shortDescription' | 'promotionalText' | 'description' | 'screenshots'

export interface BenchmarkField {
  part: FieldPart
  name: string
  /** Characters, or pictures. */
  limit: number
}

/** What is measured of a listing, in the order of the store. */
export const benchmarkFields = (store: Store): BenchmarkField[] => [
  ...textFields[store].map(({ part, limit }) => ({ part, limit, name: partName(part, store) })),
  { part: 'description', limit: textLimits.description, name: partName('description', store) },
  { part: 'screenshots', limit: creativeCounts[store].screenshots.max, name: partName('screenshots', store) },
]

const lengthOf = (text: string | null) => (text === null ? null : countCharacters(text))

/** How long a field of an app of the chart is; null: not known. */
export function lengthIn(app: BenchmarkedApp, part: FieldPart): number | null {
  switch (part) {
    case 'title':
      return countCharacters(app.title)
    case 'shortDescription':
      return lengthOf(app.shortDescription)
    case 'promotionalText':
    case 'description':
    case 'screenshots':
      return app[part]
  }
}

/** The same of the own listing. Both stores require screenshots: without any, they are not known. */
export const ownLength = (details: AppDetails, part: FieldPart): number | null =>
  part === 'screenshots' ? details.images.screens.length || null : lengthOf(details[part])
