import { t } from '@lingui/core/macro'
import type { ListingPart } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'
import type { AppDetails, AppPerformance, AsoScoreComponent } from '#contract/overview/overview.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** What a store calls a part of a listing (OV-029 to OV-031, OV-036). */
export function partName(part: ListingPart, store: Store): string {
  const isApple = store === 'APP_STORE'
  switch (part) {
    case 'title':
      return isApple ? t`Title` : t`Name`
    case 'shortDescription':
      return isApple ? t`Subtitle` : t`Short description`
    case 'promotionalText':
      return t`Promotional text`
    case 'description':
      return t`Description`
    case 'icon':
      return t`Icon`
    case 'header':
      return isApple ? t`Header` : t`Feature graphic`
    case 'screenshots':
      return t`Screenshots`
    case 'price':
      return t`Price`
    case 'category':
      return t`Category`
    case 'version':
      return t`Version`
  }
}

/** A part of the score by the name its store gives it. */
export function scorePartName(part: AsoScoreComponent['id'], store: Store): string {
  switch (part) {
    case 'title':
    case 'description':
      return partName(part, store)
    case 'subtitle':
      return partName('shortDescription', store)
    case 'creatives':
      return partName('screenshots', store)
    case 'ratings':
      return t`Ratings`
    case 'freshness':
      return t`Freshness`
  }
}

export interface TextField {
  part: Extract<ListingPart & keyof AppDetails, 'title' | 'shortDescription' | 'promotionalText'>
  limit: number
}

/** OV-029 to OV-031: the short texts of a listing as each store limits them, in the store's order. */
export const textFields: Record<Store, readonly TextField[]> = {
  APP_STORE: [
    { part: 'title', limit: textLimits.title },
    { part: 'shortDescription', limit: textLimits.subtitle },
    { part: 'promotionalText', limit: textLimits.promotionalText },
  ],
  GOOGLE_PLAY: [
    { part: 'title', limit: textLimits.title },
    { part: 'shortDescription', limit: textLimits.shortDescription },
  ],
}

/** What an app costs, as it can be said: free, a price as the store writes it, or null where that is not known. */
type Cost = { kind: 'free' } | { kind: 'price'; text: string } | null

/** OP-57. A price the market does not know is left unsaid: null is not zero. */
export function costOf({ exactPrice, displayPrice }: Pick<AppDetails['price'], 'exactPrice' | 'displayPrice'>): Cost {
  if (exactPrice === 0) return { kind: 'free' }
  if (displayPrice) return { kind: 'price', text: displayPrice }
  return null
}

/** Points with at most one decimal: 25, 10.5. */
export const pointsText = (value: number): string => {
  const rounded = Math.round(10 * value) / 10
  return formatNumber(rounded, language(), Number.isInteger(rounded) ? 0 : 1)
}

/** Names a list in full up to `shown`, then says how many more there are. */
interface ShortList {
  names: string[]
  more: number
}

export function shortList(names: readonly string[], shown: number): ShortList {
  const fits = names.length <= shown + 1
  return { names: fits ? [...names] : names.slice(0, shown), more: fits ? 0 : names.length - shown }
}

const codePattern = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** A language's name in the reader's language: stores give codes (`EN`, `pt-BR`), dumps sometimes names. */
export function languageName(language: string, reader: string): string {
  if (!codePattern.test(language)) return language
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** Where a listing's own facts come from: the store's page, or the sample market's. */
export const provenanceOfListing = ({
  market,
  retrievedAt,
  stale,
}: Pick<AppDetails, 'market' | 'retrievedAt' | 'stale'>): Provenance => ({
  kind: market === 'sample' ? 'sample' : 'measured',
  asOf: retrievedAt,
  stale,
  method: null,
  inputs: [],
})

/** Whose downloads or revenue stand somewhere: what the owner's store told, or what we estimate. */
export type FigureMark = 'own' | 'estimate'

/** Of an app's downloads; its revenue is always an estimate, for stores tell proceeds in several currencies. */
export const downloadsMark = ({ own }: Pick<AppPerformance, 'own'>): FigureMark =>
  own?.downloadsLast30Days == null ? 'estimate' : 'own'

export const markText = (mark: FigureMark): string => (mark === 'own' ? t`Your figures` : t`Our estimate`)

/** `mark`: null where there is no figure. */
export const last30DaysText = (mark: FigureMark | null): string => {
  if (mark === null) return t`Worldwide, last 30 days`
  return mark === 'own' ? t`Worldwide, last 30 days, your figures` : t`Worldwide, last 30 days, our estimate`
}
