import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getAverageRating } from '#contract/overview/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import { ReadCard, type CardLink, type Figure } from './read-card.tsx'
import { Trend } from './trend.tsx'

type Rating = EndpointOutput<typeof getAverageRating>

interface Props {
  result: ReadResult<Rating>
  listing: ListingRef
  link?: CardLink
}

/** OV-025: stars in the selected country. */
export function RatingCard({ result, listing, link }: Props) {
  const { t } = useLingui()
  const country = countryInSentence(listing.locale)
  const count = result.data?.ratingCount ?? null
  return (
    <ReadCard
      title={t`Average rating`}
      provenance={result.data?.provenance}
      about={<Trans>Average of all star ratings in {country}, compared with 30 days ago.</Trans>}
      caption={
        <>
          {countryNameOf(listing.locale)}
          {count !== null && (
            <>
              , <Plural value={count} one="# rating" other="# ratings" />
            </>
          )}
        </>
      }
      result={result}
      figure={
        result.data && ratingOf(result.data, t`against 30 days ago`, <Trend listing={listing} figure="averageRating" />)
      }
      link={link}
    />
  )
}

function ratingOf({ avgRating, delta }: Rating, against: string, graphic: ReactNode): Figure | null {
  if (avgRating === null) return null
  return {
    value: formatNumber(avgRating, language(), 2),
    delta: delta !== null && (
      <Delta direction={Math.round(delta * 100)} against={against}>
        {formatNumber(Math.abs(delta), language(), 2)}
      </Delta>
    ),
    graphic,
  }
}
