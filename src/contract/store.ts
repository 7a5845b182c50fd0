import * as v from 'valibot'
import { FIELD_MAX } from './protocol/limits.ts'

export const Store = v.picklist(['APP_STORE', 'GOOGLE_PLAY'])
export type Store = v.InferOutput<typeof Store>

/** Language and country, e.g. `en-US`: selects a country's storefront and its texts. */
export const Locale = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?-[A-Z]{2}$/))
export type Locale = v.InferOutput<typeof Locale>

/** The country of a locale: `DE` of `de-DE`, `TW` of `zh-Hant-TW`. */
export const countryCodeOf = (locale: Locale): string => locale.slice(-2)

/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** The store's own id of an app: a number in the App Store, a package name in Google Play. */
export const TrackId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,150}$/))
export const Id = v.pipe(v.string(), v.uuid())
export const Timestamp = v.pipe(v.string(), v.isoTimestamp())

/** One line a person typed: no control characters, which no database column and no mail header takes. */
export const lineOf = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(maxLength),
    v.check((text) => !/\p{Cc}/u.test(text)),
  )

/** Text of several lines: no control characters but line breaks and tabs. */
export const linesOf = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((text) => !/[^\P{Cc}\n\r\t]/u.test(text)),
  )

/** A line of ordinary length: a name, a title, a city. */
export const Field = lineOf(FIELD_MAX)

/** Where market data comes from; an organisation is on exactly one. */
export const Market = v.picklist(['sample', 'archive', 'live'])
export type Market = v.InferOutput<typeof Market>

/** trackId and store together name one app (ONB-033). */
export const AppRef = v.object({ trackId: TrackId, store: Store })
export type AppRef = v.InferOutput<typeof AppRef>

export const sameApp = (a: AppRef, b: AppRef): boolean => a.trackId === b.trackId && a.store === b.store

/** An app as it stands in one country. */
export const ListingRef = v.object({ ...AppRef.entries, locale: Locale })
export type ListingRef = v.InferOutput<typeof ListingRef>

export const AppSummary = v.object({
  ...AppRef.entries,
  title: v.string(),
  developerName: v.nullable(v.string()),
  iconUrl: v.nullable(v.string()),
  category: v.nullable(v.string()),
  price: v.nullable(v.string()),
})
export type AppSummary = v.InferOutput<typeof AppSummary>

/** An app with the locale it was found in, which has it: another one than was asked for where that one does not. */
export const FoundApp = v.object({ ...AppSummary.entries, locale: Locale })
export type FoundApp = v.InferOutput<typeof FoundApp>

/** A list in a query: values with commas between them. */
export const listOf = <T extends v.GenericSchema<string, string>>(item: T) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter((part) => part !== '')),
    v.array(item),
    v.minLength(1),
    v.maxLength(50),
  )
