import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { getAppDetails, getAppPerformance, getAverageRating, getRankedKeywords } from '#contract/overview/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useRankedKeywords } from '#web/data/queries/ranked-keywords.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { formatCompact, formatDate, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import classes from './competitors-page.module.css'

/** What apps are compared by at a glance: stars, downloads, ranked keywords and the last update. Each loads and fails by itself. */
export function CompetitorFigures({ trackId, store, locale }: ListingRef) {
  const listing = { query: { trackId, store, locale } }
  const rating = useRead(read(getAverageRating, listing))
  const performance = useRead(read(getAppPerformance, { params: { trackId }, query: { locale, store } }))
  const ranked = useRankedKeywords(getRankedKeywords, { trackId, store, locale })
  const details = useRead(read(getAppDetails, listing))
  const { avgRating = null, delta = null } = rating.data ?? {}
  const { downloadsLast30Days: downloads = null, downloadsLast30DaysDelta: change = null } = performance.data ?? {}
  const { keywordsCount: keywords = null, delta: more = null } = ranked.data ?? {}
  const updated = details.data?.lastReleaseDate ?? null
  return (
    <dl className={classes.figures}>
      <Figure name={<Trans>Rating</Trans>} state={readState(rating)}>
        {avgRating !== null && (
          <>
            {formatNumber(avgRating, language(), 2)}{' '}
            {delta !== null && (
              <Delta direction={Math.round(delta * 100)}>{formatNumber(Math.abs(delta), language(), 2)}</Delta>
            )}
          </>
        )}
      </Figure>
      <Figure name={<Trans>Downloads, 30 days</Trans>} state={readState(performance)}>
        {downloads !== null && (
          <>
            {formatCompact(downloads, language())}{' '}
            {change !== null && <Delta direction={change}>{formatPercent(Math.abs(change), language())}</Delta>}
          </>
        )}
      </Figure>
      <Figure
        name={<Trans>Ranked keywords</Trans>}
        state={!ranked.data && ranked.state === 'counting' ? 'loading' : 'ready'}
      >
        {keywords !== null && (
          <>
            {formatNumber(keywords, language())}{' '}
            {more !== null && <Delta direction={more}>{formatNumber(Math.abs(more), language())}</Delta>}
          </>
        )}
      </Figure>
      <Figure name={<Trans>Last update</Trans>} state={readState(details)}>
        {updated && formatDate(updated.slice(0, 10), language())}
      </Figure>
    </dl>
  )
}

function Figure({ name, state, children }: { name: ReactNode; state: ReadState; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{state === 'loading' ? <Skeleton width={72} height={14} /> : children || '–'}</dd>
    </div>
  )
}
