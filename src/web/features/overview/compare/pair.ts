import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getRankedKeywords } from '#contract/overview/overview.ts'
import { rankedKeywordsRead } from '#web/data/queries/ranked-keywords.ts'
import { overviewReads } from '../reads.ts'
import { appKey, type SelectedApp } from '#web/apps/selected-app.ts'

/** Two apps beside each other in one country: the project's own on the left, a competitor on the right. */
export interface Pair {
  own: SelectedApp
  competitor: SelectedApp
  /** The selected country's locale. */
  locale: string
}

/** Equal for the same two apps in the same country. */
export const pairKey = ({ own, competitor, locale }: Pair): string => `${appKey(own)} ${appKey(competitor)} ${locale}`

/** What the device may have of both; the counts are asked for by their own hook (useRankedKeywords). */
export const pairReads = ({ own, competitor, locale }: Pair) =>
  [own, competitor].flatMap((app) => overviewReads(app, locale).concat(countsOf(app, locale)))

function countsOf({ trackId, store }: SelectedApp, locale: string) {
  const listing = { trackId, store, locale }
  return [getRankedKeywords, getAllRankedKeywords].map((endpoint) => rankedKeywordsRead(endpoint, listing))
}
