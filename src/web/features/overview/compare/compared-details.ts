import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppDetails, AppVersion } from '#contract/overview/overview.ts'

/** One fact of a listing as it is compared: a key that is equal for equal values. null: not known. */
export interface DetailRow {
  id: DetailId
  label: MessageDescriptor
  keyOf: (details: AppDetails) => string | number | null
}

export type DetailId =
  | 'category'
  | 'price'
  | 'purchases'
  | 'version'
  | 'lastRelease'
  | 'release'
  | 'size'
  | 'languages'
  | 'devices'
  | 'contentRating'

const dayOf = (timestamp: string | null) => timestamp?.slice(0, 10) ?? null
/** The same set in any order. */
const setOf = (values: readonly string[] | null) => (values?.length ? values.toSorted().join('\n') : null)

/** What stores say of an app besides its texts, in the order of the table. */
export const detailRows: readonly DetailRow[] = [
  { id: 'category', label: msg`Category`, keyOf: ({ categories }) => setOf(categories.map(({ name }) => name)) },
  {
    id: 'price',
    label: msg`Price`,
    keyOf: ({ price }) => (price.exactPrice === 0 ? 0 : (price.displayPrice ?? price.exactPrice)),
  },
  {
    id: 'purchases',
    label: msg`In-app purchases`,
    keyOf: ({ price }) =>
      price.inAppPurchases === null
        ? null
        : price.inAppPurchases.map((one) => `${one.name} ${one.recurringPeriodLabel ?? ''} ${one.price}`).join('\n'),
  },
  { id: 'version', label: msg`Version`, keyOf: ({ version }) => version },
  { id: 'lastRelease', label: msg`Last release`, keyOf: ({ lastReleaseDate }) => dayOf(lastReleaseDate) },
  { id: 'release', label: msg`Release date`, keyOf: ({ releaseDate }) => dayOf(releaseDate) },
  { id: 'size', label: msg`Size`, keyOf: ({ sizeBytes }) => sizeBytes },
  {
    id: 'languages',
    label: msg`Languages`,
    keyOf: ({ languages, languageCount }) => setOf(languages) ?? languageCount,
  },
  { id: 'devices', label: msg`Devices`, keyOf: ({ devices, deviceCount }) => setOf(devices) ?? deviceCount },
  { id: 'contentRating', label: msg`Age rating`, keyOf: ({ contentRating }) => contentRating },
]

/** Whether both listings tell a fact, and not the same. What is not known differs from nothing. */
export function differs({ keyOf }: Pick<DetailRow, 'keyOf'>, own: AppDetails | null, competitor: AppDetails | null) {
  if (!own || !competitor) return false
  const [ours, theirs] = [keyOf(own), keyOf(competitor)]
  return ours !== null && theirs !== null && ours !== theirs
}

/** Releases at or after `since`, ms since 1970; null: the versions are not known, or not back to then. */
export function releasesSince(
  versions: readonly Pick<AppVersion, 'releasedAt'>[] | null,
  since: number,
): number | null {
  if (!versions?.length) return null
  const days = versions.map(({ releasedAt }) => (releasedAt === null ? null : Date.parse(releasedAt)))
  if (days.includes(null)) return null
  return days.filter((day) => day !== null && day >= since).length
}
