import { Trans, useLingui } from '@lingui/react/macro'
import { Box, SegmentedControl } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { candidateOf } from '#web/apps/competitors/candidates.ts'
import { useCompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { mayChange } from '#web/session/may.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { listNews } from './list-news.ts'
import { firstOf, type Known, type LiveRow } from './live-rows.ts'
import classes from './live-search.module.css'
import { PhoneList } from './phone-list.tsx'
import { ResultsTable, useCompetitorSlots } from './results-table.tsx'
import { SinceDay, SinceThen } from './since-then.tsx'
import type { Comparison, Search } from './use-comparison.ts'
import { useScrollTogether } from './use-scroll-together.ts'

interface Props {
  app: AppInCountry
  search: Search
  rows: readonly LiveRow[]
  known: Known
  /** How many results are shown; the own app is shown even further down. */
  length: number
  /** Below the table, where there is no room for it in the bar. */
  lengthChoice: ReactNode
  comparison: Comparison
}

type View = 'results' | 'since' | 'phone'

/** The results as a phone shows them and as a table, with what has changed; on a phone one of the three at a time. */
export function LiveResults({ app, search, rows, known, length, lengthChoice, comparison }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const [view, setView] = useState<View>('results')
  const [onPhone, inTable] = useScrollTogether()
  const { add } = useCompetitorChanges(app.project, search.locale)
  const slots = useCompetitorSlots(known.competitors.size)
  const { before, day } = comparison
  const part = firstOf(rows, length)
  const news = before ? listNews(rows, before, known, length) : []
  const own = rows.find(({ whose }) => whose === 'own')
  const { locale } = search
  const shows = (one: View) => !phone || view === one
  const list = shows('phone') && (
    <PhoneList term={search.term} store={app.store} part={part} locale={locale} scrolled={onPhone} />
  )
  const since = shows('since') && (
    <SinceThen
      comparison={comparison}
      news={news}
      own={{ title: app.project.title, rank: own?.rank ?? null }}
      locale={locale}
      whole={phone}
    />
  )
  const table = shows('results') && (
    <div className={classes.table} role="group" aria-label={t`Results`} tabIndex={0} {...inTable}>
      <ResultsTable
        part={part}
        locale={locale}
        slots={slots}
        onAddCompetitor={mayChange(app.project) ? (row) => void add(candidateOf(row)) : undefined}
      />
      {lengthChoice && (
        <Box px="md" pt="sm" pb="lg">
          {lengthChoice}
        </Box>
      )}
    </div>
  )
  if (!phone)
    return (
      <div className={classes.panes}>
        {list}
        <div className={classes.side}>
          {since}
          {table}
        </div>
      </div>
    )
  return (
    <>
      <div className={classes.tabs}>
        <SegmentedControl
          aria-label={t`View`}
          mod="wide"
          size="sm"
          value={view}
          onChange={setView}
          data={[
            { value: 'results', label: <Trans>Results</Trans> },
            {
              value: 'since',
              label:
                day === null ? (
                  <Trans>Changes</Trans>
                ) : (
                  <span>
                    <SinceDay day={day} isYesterday={comparison.isYesterday(day)} />
                    {before && `, ${news.length}`}
                  </span>
                ),
            },
            { value: 'phone', label: <Trans>Phone</Trans> },
          ]}
        />
      </div>
      {table}
      {since}
      {list}
    </>
  )
}
