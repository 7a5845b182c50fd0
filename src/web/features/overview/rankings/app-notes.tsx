import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CategoryRankings } from '#contract/overview/sections.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { CellState } from '../parts/cell-state.tsx'
import { StaleNote } from '../provenance/stale-note.tsx'
import { sideState } from '../reads/side-state.ts'
import classes from './app-notes.module.css'

interface AppResult {
  id: string
  title: string
  result: ReadResult<CategoryRankings>
  /** Whether the shown chart has a line of this app. */
  isIn: boolean
}

interface Props {
  apps: readonly AppResult[]
  locale: string
}

/** Why an app has no line in the chart, in words; nothing where all have one. */
export function AppNotes({ apps, locale }: Props) {
  const notes = apps.flatMap(({ id, title, result, isIn }) => {
    const note = noteOf(result, isIn, locale)
    return note ? [{ id, title, note }] : []
  })
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes}>
      {notes.map(({ id, title, note }) => (
        <li key={id}>
          <span className={classes.name} lang={locale}>
            {title}
          </span>
          {note}
        </li>
      ))}
    </ul>
  )
}

function noteOf(result: ReadResult<CategoryRankings>, isIn: boolean, locale: string): ReactNode {
  const state = sideState(result)
  if (state !== 'ready') return <CellState state={state} locale={locale} onRetry={result.refresh} />
  const provenance = result.data?.provenance
  if (isIn) return provenance?.stale ? <StaleNote asOf={provenance.asOf} /> : null
  return result.data?.series ? <Trans>Not in this chart</Trans> : <Trans>No data available</Trans>
}
