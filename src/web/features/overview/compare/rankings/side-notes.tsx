import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CategoryRankings } from '#contract/overview-sections.ts'
import type { ReadResult } from '#web/data/read.ts'
import { StaleNote } from '../../provenance/stale-note.tsx'
import { CellState } from '../cell-state.tsx'
import { sideState, type Side } from '../side.ts'
import classes from './side-notes.module.css'

interface SideRankings {
  side: Side
  result: ReadResult<CategoryRankings>
  /** Whether the shown chart has a line of this app. */
  isIn: boolean
}

/** Why an app has no line in the chart, in words; nothing where both have one. */
export function SideNotes({ sides }: { sides: readonly SideRankings[] }) {
  const notes = sides.flatMap(({ side, result, isIn }) => {
    const note = noteOf(side, result, isIn)
    return note ? [{ side, note }] : []
  })
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes}>
      {notes.map(({ side, note }) => (
        <li key={side.app.trackId}>
          <span className={classes.name} lang={side.locale}>
            {side.title}
          </span>
          {note}
        </li>
      ))}
    </ul>
  )
}

function noteOf(side: Side, result: ReadResult<CategoryRankings>, isIn: boolean): ReactNode {
  const state = sideState(result)
  if (state !== 'ready') return <CellState state={state} locale={side.locale} onRetry={result.refresh} />
  const provenance = result.data?.provenance
  if (isIn) return provenance?.stale ? <StaleNote asOf={provenance.asOf} /> : null
  return result.data?.series ? <Trans>Not in this chart</Trans> : <Trans>No data available</Trans>
}
