import { Trans, useLingui } from '@lingui/react/macro'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { Card } from '#web/ui/display/card.tsx'
import { CompareRow, CompareTable } from '../compare-table.tsx'
import type { Side } from '../side.ts'
import { SourcesInfo } from '../sources-info.tsx'
import { FigureCell } from './figure-cell.tsx'
import { figureRows, type Figure, type FigureRow } from './figures.tsx'
import { leadOf, type Lead } from './lead.ts'

interface Props {
  own: Side
  competitor: Side
}

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
            {row.about(countryInSentence(own.locale))}
          </SourcesInfo>
        </>
      }
      caption={row.caption(country)}
      own={<FigureCell side="own" figure={ours} {...cell} />}
      competitor={<FigureCell side="competitor" figure={theirs} {...cell} />}
    />
  )
}

function leadBetween(own: Figure, competitor: Figure, digits: number): Lead {
  if ((own.unit ?? null) !== (competitor.unit ?? null)) return null
  return leadOf(own.value, competitor.value, digits)
}
