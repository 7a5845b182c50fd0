import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AppDetails, AppVersion } from '#contract/overview/overview.ts'
import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { useRead } from '#web/data/queries/read.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { formatDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { languageName, shortList, costOf } from '../listing-facts.ts'
import { CellState, sideState } from '../listing-states.tsx'
import { NotOnGooglePlay } from '../overview-page/app-details-card.tsx'
import { InAppPurchases } from '../overview-page/app-header.tsx'
import { versionsRead } from '../reads.ts'
import { CompareRow, CompareTable } from './compare-table.tsx'
import { ListingCell, type Side } from './side.tsx'

const YEAR_MS = 365 * DAY_MS

/** How often one app was released in the last 12 months. */
function RecentReleases({ side }: { side: Side }) {
  const now = useNow()
  const result = useRead(versionsRead(side.app, side.locale))
  const state = sideState(result)
  if (state !== 'ready') return <CellState state={state} locale={side.locale} onRetry={result.refresh} />
  const count = releasesSince(result.data?.versions ?? null, now - YEAR_MS)
  return count === null ? <EmptyField /> : formatNumber(count, language())
}

const SHOWN_NAMES = 3

const values: Record<DetailId, (details: AppDetails) => ReactNode> = {
  category: ({ categories }) => categories.map(({ displayName }) => categoryName(displayName)).join(', '),
  price: ({ price }) => {
    const cost = costOf(price)
    return cost && (cost.kind === 'free' ? <Trans>Free</Trans> : cost.text)
  },
  purchases: ({ price: { inAppPurchases }, locale }) =>
    inAppPurchases &&
    (inAppPurchases.length === 0 ? (
      <Trans>None</Trans>
    ) : (
      <>
        <InAppPurchases purchases={inAppPurchases} lang={locale} /> ({inAppPurchases.length})
      </>
    )),
  version: ({ version }) => version,
  lastRelease: ({ lastReleaseDate }) => lastReleaseDate && formatDay(dayOf(lastReleaseDate), language()),
  release: ({ releaseDate }) => releaseDate && formatDay(dayOf(releaseDate), language()),
  size: ({ sizeBytes }) => sizeBytes !== null && formatSize(sizeBytes, language()),
  languages: ({ languages, languageCount }) =>
    languages?.length ? (
      <Names names={languages.map((one) => languageName(one, language()))} />
    ) : (
      languageCount !== null && <Plural value={languageCount} one="# language" other="# languages" />
    ),
  devices: ({ devices, deviceCount }) =>
    devices?.length ? (
      <Names names={devices} />
    ) : (
      deviceCount !== null && <Plural value={deviceCount} one="# device model" other="# device models" />
    ),
  contentRating: ({ contentRating }) => contentRating,
}

interface Props {
  own: Side
  competitor: Side
}

/** What the store says of both apps besides their texts, with what is not the same marked. */
export function DetailsCard({ own, competitor }: Props) {
  const { t } = useLingui()
  const [ours, theirs] = [own.results.details.data ?? null, competitor.results.details.data ?? null]
  const differing = detailRows.filter((row) => differs(row, ours, theirs)).length
  return (
    <Card
      title={<Trans>App details</Trans>}
      pill={
        ours &&
        theirs && (
          <Badge>
            <Plural value={differing} one="# difference" other="# differences" />
          </Badge>
        )
      }
    >
      <CompareTable caption={<Trans>App details</Trans>} own={own} competitor={competitor}>
        {detailRows.map((row) => (
          <CompareRow
            key={row.id}
            label={t(row.label)}
            differs={differs(row, ours, theirs)}
            own={<ListingCell side={own}>{values[row.id]}</ListingCell>}
            competitor={<ListingCell side={competitor}>{values[row.id]}</ListingCell>}
          />
        ))}
        <CompareRow
          label={<Trans>Releases in 12 months</Trans>}
          own={<RecentReleases side={own} />}
          competitor={<RecentReleases side={competitor} />}
        />
      </CompareTable>
      {own.app.store === 'GOOGLE_PLAY' && (
        <Box p="var(--sg-card-padding)">
          <NotOnGooglePlay />
        </Box>
      )}
    </Card>
  )
}

function Names({ names }: { names: readonly string[] }) {
  const short = shortList(names, SHOWN_NAMES)
  return (
    <span title={short.more > 0 ? names.join(', ') : undefined}>
      {short.names.join(', ')}
      {short.more > 0 && ` + ${short.more}`}
    </span>
  )
}

/** One fact of a listing as it is compared: a key that is equal for equal values. null: not known. */
interface DetailRow {
  id: DetailId
  label: MessageDescriptor
  keyOf: (details: AppDetails) => string | number | null
}

type DetailId =
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
  {
    id: 'lastRelease',
    label: msg`Last release`,
    keyOf: ({ lastReleaseDate }) => lastReleaseDate && dayOf(lastReleaseDate),
  },
  { id: 'release', label: msg`Release date`, keyOf: ({ releaseDate }) => releaseDate && dayOf(releaseDate) },
  { id: 'size', label: msg`Size`, keyOf: ({ sizeBytes }) => sizeBytes },
  {
    id: 'languages',
    label: msg`Languages`,
    keyOf: ({ languages, languageCount }) => setOf(languages) ?? languageCount,
  },
  { id: 'devices', label: msg`Devices`, keyOf: ({ devices, deviceCount }) => setOf(devices) ?? deviceCount },
  { id: 'contentRating', label: msg`Age rating`, keyOf: ({ contentRating }) => contentRating },
]

/** Whether both listings state a fact, and not the same. What is not known differs from nothing. */
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
