import { IconArrowUp, IconEqual } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { SectionAside, StaleNote } from '../../page-age.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { CellState } from '../../listing-states.tsx'
import classes from './figure-cell.module.css'
import type { Figure, FigureRow } from './figures.tsx'
import type { Lead } from './lead.ts'

interface Props {
  side: 'own' | 'competitor'
  locale: string
  figure: Figure
  lead: Lead
  format: FigureRow['format']
}

/** One side's value, and in words whether it is ahead. It loads, fails, is tried again and ages alone. */
export function FigureCell({ side, locale, figure, lead, format }: Props) {
  const { state, value, unit = null, provenance, updatedAt, refresh, note } = figure
  if (state !== 'ready')
    return (
      <>
        <CellState state={state} locale={locale} onRetry={refresh} />
        {note && <span className={classes.note}>{note}</span>}
      </>
    )
  if (note && value === null)
    return (
      <span className={classes.note}>
        {note}{' '}
        <TextButton onClick={refresh}>
          <Trans>Refresh</Trans>
        </TextButton>
      </span>
    )
  if (value === null) return <EmptyField />
  return (
    <div className={classes.figure}>
      <span className={classes.value}>{format(value, unit)}</span>
      <LeadText side={side} lead={lead} shown={(by) => format(by, unit)} />
      {note && <span className={classes.note}>{note}</span>}
      <SectionAside at={updatedAt} />
      {provenance?.stale && <StaleNote asOf={provenance.asOf} />}
    </div>
  )
}

function LeadText({ side, lead, shown }: { side: Props['side']; lead: Lead; shown: (by: number) => string }) {
  if (lead === 'even')
    return (
      <span className={classes.lead}>
        <IconEqual size={15} stroke={1.8} aria-hidden />
        <Trans>Even</Trans>
      </span>
    )
  if (lead?.side !== side) return null
  const difference = shown(lead.by)
  return (
    <span className={classes.lead} data-side={side}>
      <IconArrowUp size={15} stroke={1.8} aria-hidden />
      <Trans>Ahead by {difference}</Trans>
    </span>
  )
}
