import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import type { OwnDay, OwnSource } from '#contract/connections/own-performance.ts'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import page from '../app-performance.module.css'
import { sourceName } from '../figures/names.ts'
import type { PeriodDays } from '../figures/periods.ts'
import { sourceRows } from '../figures/rows.ts'
import { FiguresTable, type TableOrder } from './figures-table.tsx'
import classes from './tables.module.css'

interface Props extends TableOrder {
  days: readonly OwnDay[]
  lastDay: string
  period: PeriodDays
  source: OwnSource | null
  onSource: (source: OwnSource | null) => void
}

/** Where people came from; pressed, a source is what the rest of the page shows, and pressed again all of them. */
export function SourcesCard({ days, lastDay, period, source, onSource, ...order }: Props) {
  const { store, measure } = order
  const phone = usePhone()
  const rows = sourceRows(days, lastDay, period, measure)
  const hint = store === 'APP_STORE' && (
    <span className={classes.hint}>
      <Trans>Days with few devices are left out by Apple</Trans>
    </span>
  )
  return (
    <Card title={<Trans>By source</Trans>} aside={!phone && hint}>
      {rows.length === 0 ? (
        <p className={page.said}>
          <Trans>The store has no figures for this period.</Trans>
        </p>
      ) : (
        <FiguresTable
          {...order}
          caption={<Trans>By source</Trans>}
          head={<Trans>Source</Trans>}
          rows={rows}
          selected={source}
          renderName={(one) => (
            <UnstyledButton
              className={classes.choose}
              aria-pressed={one === source}
              onClick={() => onSource(one === source ? null : one)}
            >
              {sourceName(one, store)}
            </UnstyledButton>
          )}
        />
      )}
      {phone && hint && <p className={classes.more}>{hint}</p>}
    </Card>
  )
}
