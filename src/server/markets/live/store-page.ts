import type { PrivacyKind, StorePage } from '#contract/overview/store-page.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { proxiedPicture } from '#server/media/picture-address.ts'
import { genreName } from './apple/genres.ts'
import type { ProductPage } from './apple/page/product-page.ts'
import type { StoreAnswer } from './gateway/gateway.ts'
import type { ListingTexts } from '../market.ts'
import type { PageParts } from './store-client.ts'

const kinds: Readonly<Record<string, PrivacyKind>> = {
  DATA_USED_TO_TRACK_YOU: 'TRACKING',
  DATA_LINKED_TO_YOU: 'LINKED',
  DATA_NOT_LINKED_TO_YOU: 'NOT_LINKED',
  DATA_NOT_COLLECTED: 'NOT_COLLECTED',
}
const groups: Readonly<Record<string, CategoryGroup>> = {
  'top-free': 'FREE',
  'top-paid': 'PAID',
  'top-grossing': 'GROSSING',
}

/** What an answer's page shows besides the listing. null: there is no such page, or it may not be asked for. */
export function storePageOf<T>(
  answer: StoreAnswer<T | null> | null,
  partsOf: (value: T) => PageParts | null,
): StorePage | null {
  if (answer === null || answer.value === null) return null
  const parts = partsOf(answer.value)
  return parts && { ...parts, retrievedAt: answer.readAt, stale: answer.stale }
}

/** Of a page of the App Store. */
export function pagePartsOf(page: ProductPage): PageParts {
  const { privacyTypes, accessibility, requirements, media, chart, similar } = page
  const group = chart && groups[chart.kind]
  const category = chart && genreName(chart.genreId)
  return {
    privacy: privacyOf(privacyTypes),
    dataSafety: null,
    accessibility,
    requirements,
    chart: group && category ? { rank: chart.position, category, group } : null,
    trailers: media?.flatMap(({ device, videos }) => (videos.length === 0 ? [] : [{ device, videos }])) ?? null,
    languages: page.language === null ? null : [page.language, ...page.languages],
    similar:
      similar?.map(({ trackId, title, subtitle, developerName, icon, rating }) => ({
        trackId,
        store: 'APP_STORE',
        title,
        subtitle,
        developerName,
        iconUrl: icon && proxiedPicture(icon, 'icon-256'),
        rating,
      })) ?? null,
  }
}

/** Kinds that are not known are left out; where none is known, nothing is. */
function privacyOf(types: ProductPage['privacyTypes']): StorePage['privacy'] {
  const known = types?.flatMap(({ type, categories }) => {
    const kind = kinds[type]
    return kind ? [{ kind, categories }] : []
  })
  return !known || (known.length === 0 && types?.length !== 0) ? null : known
}

/**
 * The texts of a page that was asked for in a language. null: it answers in another one, so the store has no texts in it, or
 * the language is not known.
 */
export function textsIn(language: string, page: ProductPage | null): ListingTexts | null {
  if (page?.language?.toLowerCase() !== language.toLowerCase()) return null
  return { title: page.title, shortDescription: page.subtitle, description: page.description }
}
