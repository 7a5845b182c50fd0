import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Group, Text } from '@mantine/core'
import { IconArrowUp, IconEqual } from '@tabler/icons-react'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { markText } from '../listing-facts.ts'
import { CellState } from '../listing-states.tsx'
import { SectionAside, StaleNote } from '../page-age.tsx'
import { CompareRow, CompareTable } from './compare-table.tsx'
import { figureRows, type Figure, type FigureRow, leadOf, type Lead } from './compared-figures.tsx'
import { type Side, SourcesInfo } from './side.tsx'

interface Props {
  own: Side
  competitor: Side
}

const quiet = { component: 'span', size: 'sm', c: 'dimmed' } as const
const leadLook = { component: 'span', gap: 3, wrap: 'nowrap', c: 'dimmed', fz: 'sm', fw: 540, lh: 'sm' } as const

/** The stat cards' figures side by side. */
export function FiguresCard({ own, competitor }: Props) {
  return (
    <Card title={<Trans>Figures</Trans>}>
      <CompareTable caption={<Trans>Figures</Trans>} own={own} competitor={competitor}>
        {figureRows.map((row) => (
          <Row key={row.id} row={row} own={own} competitor={competitor} />
        ))}
      </CompareTable>
    </Card>
  )
}

function Row({ row, own, competitor }: Props & { row: FigureRow }) {
  const { t } = useLingui()
  const country = countryNameOf(own.locale)
  const [ours, theirs] = [row.of(own), row.of(competitor)]
  const lead = leadBetween(ours, theirs, row.digits)
  const cell = { lead, format: row.format, locale: own.locale }
  const label = t(row.label)
  return (
    <CompareRow
      label={
        <>
          {label}
          <SourcesInfo
            title={label}
            sources={[
              { side: own, provenance: ours.provenance },
              { side: competitor, provenance: theirs.provenance },
            ]}
          >
            {row.about(countryInSentence(own.locale), searchDepth(own.app.store))}
          </SourcesInfo>
        </>
      }
      caption={row.caption(country, searchDepth(own.app.store))}
      own={<FigureCell side="own" figure={ours} {...cell} />}
      competitor={<FigureCell side="competitor" figure={theirs} {...cell} />}
    />
  )
}

function leadBetween(own: Figure, competitor: Figure, digits: number): Lead {
  if ((own.unit ?? null) !== (competitor.unit ?? null)) return null
  return leadOf(own.value, competitor.value, digits)
}

interface CellProps {
  side: 'own' | 'competitor'
  locale: string
  figure: Figure
  lead: Lead
  format: FigureRow['format']
}

/** One side's value, and in words whether it is ahead. It loads, fails, is tried again and ages alone. */
function FigureCell({ side, locale, figure, lead, format }: CellProps) {
  const { state, value, unit = null, mark, provenance, updatedAt, refresh, note, absence } = figure
  if (state !== 'ready')
    return (
      <>
        <CellState state={state} locale={locale} onRetry={refresh} />
        {note && <Text {...quiet}>{note}</Text>}
      </>
    )
  if (note && value === null)
    return (
      <Text {...quiet}>
        {note}{' '}
        <Anchor component="button" type="button" variant="action" onClick={refresh}>
          <Trans>Refresh</Trans>
        </Anchor>
      </Text>
    )
  if (value === null)
    return (
      <>
        <EmptyField />
        {absence}
      </>
    )
  return (
    <Group gap="2px 10px" align="baseline">
      <Text component="span" fz="h2" fw={630} lh="h2" lts="-0.012em">
        {format(value, unit)}
      </Text>
      <LeadText side={side} lead={lead} shown={(by) => format(by, unit)} />
      {mark && <Text {...quiet}>{markText(mark)}</Text>}
      {note && <Text {...quiet}>{note}</Text>}
      <SectionAside at={updatedAt} />
      {provenance?.stale && <StaleNote asOf={provenance.asOf} />}
    </Group>
  )
}

function LeadText({ side, lead, shown }: { side: CellProps['side']; lead: Lead; shown: (by: number) => string }) {
  if (lead === 'even')
    return (
      <Group {...leadLook}>
        <IconEqual size={15} stroke={1.8} aria-hidden />
        <Trans>Even</Trans>
      </Group>
    )
  if (lead?.side !== side) return null
  const difference = shown(lead.by)
  return (
    <Group {...leadLook} {...(side === 'own' && { c: 'good' })}>
      <IconArrowUp size={15} stroke={1.8} aria-hidden />
      <Trans>Ahead by {difference}</Trans>
    </Group>
  )
}
