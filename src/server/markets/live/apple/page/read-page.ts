import * as v from 'valibot'
import { chartOf, eventsOf, ratingsOf, reviewsOf, similarOf } from './audience-parts.ts'
import { accessibilityOf, descriptionOf, mediaOf, privacyOf, purchasesOf } from './listing-parts.ts'
import { requirementsOf, singleTexts, versionsOf } from './listing-parts.ts'
import { pageScripts } from './page-scripts.ts'
import type { ProductPage } from './product-page.ts'
import { OptionalText, Text, type Shelves } from './shelf.ts'

/** A page that can't be what was asked for; nothing follows about the app from it. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood'
}

/** Whose page was asked for. */
export interface Wanted {
  trackId: string
  /** ISO 3166-1 alpha-2, lower case, as in the page's address. */
  storefront: string
}

const Intent = v.object({ id: OptionalText, storefront: OptionalText, language: OptionalText })
const Root = v.union([v.array(v.unknown()), v.object({ data: v.array(v.unknown()) })])
const First = v.object({ intent: v.optional(v.nullable(Intent)), data: v.unknown() })
const Page = v.object({
  title: Text,
  lockup: v.object({
    adamId: OptionalText,
    subtitle: OptionalText,
    developerTagline: OptionalText,
    offerDisplayProperties: v.optional(v.object({ adamId: OptionalText, hasInAppPurchases: v.optional(v.boolean()) })),
  }),
  titleOfferDisplayProperties: v.optional(
    v.nullable(v.object({ hasInAppPurchases: v.optional(v.boolean()), isPreorder: v.optional(v.boolean()) })),
  ),
  pageMetrics: v.optional(
    v.object({
      pageFields: v.optional(
        v.object({ storeFront: OptionalText, pageVariantId: OptionalText, pageExperimentId: OptionalText }),
      ),
    }),
  ),
  shelfOrderings: v.optional(v.object({ notPurchasedOrdering: v.optional(v.array(v.string()), []) })),
  shelfMapping: v.record(v.string(), v.unknown()),
})
type Page = v.InferOutput<typeof Page>

/**
 * The part of a product page that is kept.
 * @throws NotUnderstood for a page without its data, of another app or storefront, cut off, or of another shape
 */
export function readPage(html: string, wanted: Wanted): ProductPage {
  const { data, linkedData, languages } = pageScripts(html)
  if (data === null) throw new NotUnderstood('The page has no data script')
  const { intent, page } = envelopeOf(data)
  requireIdentity(intent, page, wanted)
  const shelves: Shelves = page.shelfMapping
  const categories = [...singleTexts(shelves), ...linkedData.flatMap(categoryOf)]
  const offer = page.titleOfferDisplayProperties ?? page.lockup.offerDisplayProperties
  const hasPurchases = offer?.hasInAppPurchases ?? null
  const fields = page.pageMetrics?.pageFields
  if (mediaOf(shelves) === null && singleTexts(shelves).length === 0 && versionsOf(shelves) === null)
    throw new NotUnderstood('The page has none of the shelves that a product page has')
  return {
    title: page.title,
    subtitle: subtitleOf(page, categories),
    description: descriptionOf(shelves),
    isPreorder: page.titleOfferDisplayProperties?.isPreorder ?? null,
    language: intent?.language ?? null,
    languages,
    versions: versionsOf(shelves),
    purchases: purchasesOf(shelves, hasPurchases),
    hasPurchases,
    ratings: ratingsOf(shelves),
    reviews: reviewsOf(shelves['allProductReviews']),
    privacyTypes: privacyOf(shelves),
    accessibility: accessibilityOf(shelves),
    requirements: requirementsOf(shelves),
    media: mediaOf(shelves),
    similar: similarOf(shelves, categories),
    chart: chartOf(shelves),
    events: eventsOf(shelves, page.shelfOrderings?.notPurchasedOrdering ?? []),
    variant: { id: fields?.pageVariantId ?? null, experiment: fields?.pageExperimentId ?? null },
    doubted: [],
  }
}

function envelopeOf(text: string) {
  const root = v.safeParse(Root, jsonOf(text))
  const first = root.success ? (Array.isArray(root.output) ? root.output : root.output.data)[0] : undefined
  const parsed = v.safeParse(First, first)
  const page = v.safeParse(Page, parsed.success ? parsed.output.data : undefined)
  if (!parsed.success || !page.success) throw new NotUnderstood('The page’s data is not that of a product page')
  return { intent: parsed.output.intent ?? null, page: page.output }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NotUnderstood('The page’s data is not JSON')
  }
}

/** All that a page says about whose it is has to agree, and it has to say it at least once. */
function requireIdentity(intent: v.InferOutput<typeof Intent> | null, { lockup, pageMetrics }: Page, wanted: Wanted) {
  const ids = [intent?.id, lockup.adamId, lockup.offerDisplayProperties?.adamId].filter((id) => id != null)
  if (ids.length === 0 || ids.some((id) => id !== wanted.trackId)) throw new NotUnderstood('The page is of another app')
  const storefronts = [intent?.storefront, pageMetrics?.pageFields?.storeFront].filter((code) => code != null)
  if (storefronts.length === 0 || storefronts.some((code) => code.toLowerCase() !== wanted.storefront))
    throw new NotUnderstood('The page is of another storefront')
}

const Linked = v.object({ applicationCategory: Text })

/** What search engines are told of the app's category; empty: nothing. */
function categoryOf(linkedData: string): string[] {
  try {
    const { success, output } = v.safeParse(Linked, JSON.parse(linkedData))
    return success ? [output.applicationCategory] : []
  } catch {
    return []
  }
}

/** Where an app has no subtitle, the store puts its category there. */
function subtitleOf({ lockup }: Page, categories: readonly string[]): string | null {
  const subtitle = (lockup.subtitle ?? lockup.developerTagline)?.trim() ?? null
  return subtitle !== null && categories.includes(subtitle) ? '' : subtitle
}
