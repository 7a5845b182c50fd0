import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getRatingHistory } from '#contract/overview/history.ts'
import type { Competitor, Project } from '#contract/projects.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { ListingRef } from '#contract/store.ts'
import { AppChips } from '#web/apps/app-chips.tsx'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { read, useRead, type ReadResult } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import type { RatedApp } from './rating-history.tsx'
import classes from './ratings.module.css'

interface Props {
  rivals: readonly Rival[]
  onToggle: (trackId: string) => void
}

/** Selects the competitors to compare, and says why a selected one has no line. */
export function RivalChips({ rivals, onToggle }: Props) {
  const { t } = useLingui()
  if (rivals.length === 0) return null
  const isFull = rivals.filter(({ isOn }) => isOn).length >= RIVALS_MAX
  const missing = rivals.filter(
    ({ result }) => result && readState(result) !== 'loading' && !result.data?.points?.length,
  )
  return (
    <div className={classes.rivals}>
      <AppChips
        label={t`Competitors`}
        onToggle={onToggle}
        chips={rivals.map(({ competitor: { trackId, name, iconUrl }, isOn, color }) => ({
          id: trackId,
          name,
          iconUrl,
          isOn,
          isFull: isFull && !isOn,
          color,
        }))}
      />
      {missing.map(({ competitor: { trackId, name }, result }) => (
        <p key={trackId} className={classes.absent}>
          {result && readState(result) === 'unsaved' ? (
            <Trans>{name}: not saved on this device</Trans>
          ) : result?.data || result?.error?.code === 'APP_NOT_AVAILABLE' ? (
            <Trans>{name}: no ratings known in this country</Trans>
          ) : (
            <Trans>{name}: couldn't be loaded</Trans>
          )}
        </p>
      ))}
    </div>
  )
}

/** Most competitors in one chart. */
const RIVALS_MAX = 5

/** The ratings of the last days, asked for as the same question from day to day. */
export function ratingsRead({ trackId, store, locale }: ListingRef, days: number) {
  const asked = { trackId, store, locale }
  const span = { startDate: dayFromToday(-days), endDate: dayFromToday(0) }
  return read(getRatingHistory, { query: { ...asked, ...span } }, { query: asked, days })
}

interface Rival {
  competitor: Competitor
  isOn: boolean
  color: string
  /** null: no line is wanted. */
  result: ReadResult<EndpointOutput<typeof getRatingHistory>> | null
}

interface Rivals {
  rivals: readonly Rival[]
  toggle: (trackId: string) => void
  /** Those with a line. */
  lines: readonly RatedApp[]
}

/** The apps whose ratings can be compared; none is selected at first. */
export function useRivals(project: Project, locale: string, days: number, shown: string): Rivals {
  const [ids, setIds] = useState<readonly string[]>([])
  const competitors = (useRead(competitorsRead(project.projectId, locale)).data?.content ?? []).filter(
    ({ trackId }) => trackId !== shown,
  )
  const chosen = competitors.filter(({ trackId }) => ids.includes(trackId))
  const results = useReads(chosen.map(({ trackId, store }) => ratingsRead({ trackId, store, locale }, days)))
  const rivals = competitors.map((competitor, index): Rival => {
    const position = chosen.indexOf(competitor)
    const color = `var(--sg-c${(index % 7) + 2})`
    return { competitor, isOn: position >= 0, color, result: results[position] ?? null }
  })
  return {
    rivals,
    toggle: (trackId) =>
      setIds(ids.includes(trackId) ? ids.filter((one) => one !== trackId) : [...ids, trackId].slice(0, RIVALS_MAX)),
    lines: rivals.flatMap(({ competitor: { trackId, name }, color, result }) => {
      const points = result?.data?.points
      return points?.length ? [{ trackId, title: name, color, points }] : []
    }),
  }
}
