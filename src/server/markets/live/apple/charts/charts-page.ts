import * as v from 'valibot'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { pageData } from '../page/page-data.ts'
import { malformed } from '../request.ts'

/** Ids of a category's free and paid apps, leader first; null: the page does not have this chart. */
export const PageCharts = v.object({
  FREE: v.nullable(v.array(v.string())),
  PAID: v.nullable(v.array(v.string())),
})
export type PageCharts = v.InferOutput<typeof PageCharts>

/** Whose charts are asked for. */
export interface WantedCharts {
  /** ISO 3166-1 alpha-2, lower case, as in the page's address. */
  storefront: string
  genre: string
}

/** Groups that the pages have. */
export const isOnPage = (group: CategoryGroup): group is keyof PageCharts => group !== 'GROSSING'

/** Apps that stand on the page itself; the ids of the others follow, so a chart that ends there may be cut off. */
const SHOWN = 25

const Id = v.pipe(v.string(), v.regex(/^\d+$/))
const Segment = v.object({
  chart: v.string(),
  shelves: v.pipe(v.array(v.object({ items: v.array(v.object({ adamId: Id })) })), v.minLength(1)),
  nextPage: v.optional(v.nullable(v.object({ remainingContent: v.array(v.object({ id: Id })) })), null),
})
const Segments = v.object({ segments: v.array(v.unknown()) })
const Charts = v.object({ charts: v.array(v.looseObject({ genreId: v.string() })) })

/** The address of a category's charts, without the host. */
export const chartsPath = (storefront: string, genre: string): string =>
  `/${storefront}/iphone/charts/${genre}?chart=top-free`

/**
 * The charts on the page of a category.
 * @throws StoreFailure for a page of another category or country, cut off, or of another shape
 */
export function chartsOnPage(html: string, { storefront, genre }: WantedCharts): PageCharts {
  const { intent, data } = pageData(html, storefront)
  const told = intent['genreId']
  if (told !== undefined && told !== genre && told !== Number(genre))
    throw malformed('The charts are of another category')
  const charts = v.safeParse(Charts, data)
  const own = charts.success ? charts.output.charts.find(({ genreId }) => genreId === genre) : data
  const parsed = v.safeParse(Segments, own)
  if (!parsed.success) throw malformed('The page has no charts')
  const found = {
    FREE: placesOf(parsed.output.segments, 'top-free'),
    PAID: placesOf(parsed.output.segments, 'top-paid'),
  }
  if (found.FREE === null && found.PAID === null) throw malformed('The page has neither of its charts')
  return found
}

/** One entry that can't be read makes a chart useless, for the places of all others would be wrong. */
function placesOf(segments: readonly unknown[], chart: 'top-free' | 'top-paid'): string[] | null {
  const segment = segments.find((one) => v.is(v.looseObject({ chart: v.literal(chart) }), one))
  if (segment === undefined) return null
  const parsed = v.safeParse(Segment, segment)
  if (!parsed.success) throw malformed(`The chart is not as expected: ${v.getDotPath(parsed.issues[0]) ?? ''}`)
  const { shelves, nextPage } = parsed.output
  const shown = shelves.flatMap(({ items }) => items.map(({ adamId }) => adamId))
  if (shown.length >= SHOWN && nextPage === null) throw malformed('The chart ends where the page ends')
  return [...new Set([...shown, ...(nextPage?.remainingContent ?? []).map(({ id }) => id)])]
}
