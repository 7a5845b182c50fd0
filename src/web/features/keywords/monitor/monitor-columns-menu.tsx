import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Text } from '@mantine/core'
import type { Competitor } from '#contract/projects.ts'
import { KEYWORD_COMPETITORS_MAX } from '#contract/protocol/limits.ts'
import { ColumnsMenu } from '#web/ui/data-table/columns-menu.tsx'
import { monitorColumns, type MonitorColumn } from './monitor-sort.ts'
import { monitorColumnNames } from './monitor-names.ts'

interface Props {
  columns: readonly MonitorColumn[]
  onColumns: (columns: MonitorColumn[]) => void
  /** All columns, in their order. */
  order: readonly MonitorColumn[]
  onOrder: (order: MonitorColumn[]) => void
  competitors: readonly Competitor[]
  /** trackIds of those side by side. */
  shown: readonly string[]
  onShown: (trackIds: string[]) => void
  locale: string
}

/** Chooses the table's columns and the competitors shown side by side (LIM-017); remembered on the device. */
export function MonitorColumnsMenu(props: Props) {
  const { columns, onColumns, order, onOrder, competitors, shown, onShown, locale } = props
  const { t, i18n } = useLingui()
  const isFull = shown.length >= KEYWORD_COMPETITORS_MAX
  return (
    <ColumnsMenu
      columns={order
        .filter((id) => id !== 'keyword' && id !== 'competitors')
        .map((id) => ({ id, name: i18n._(monitorColumnNames[id]) }))}
      hidden={monitorColumns.filter((column) => !columns.includes(column))}
      onHidden={(hidden) => onColumns(monitorColumns.filter((column) => !hidden.includes(column)))}
      order={order}
      onOrder={onOrder}
    >
      <Text size="xs" c="dimmed">
        <Trans>Where the columns have no room, scroll the table sideways.</Trans>
      </Text>
      {competitors.length > 0 && (
        <div role="group" aria-label={t`Competitors`}>
          <Text component="h3" size="xs" c="dimmed" fw={400}>
            <Trans>Competitors, up to {KEYWORD_COMPETITORS_MAX}</Trans>
          </Text>
          {competitors.map(({ trackId, name }) => (
            <Checkbox
              key={trackId}
              label={<span lang={locale}>{name}</span>}
              checked={shown.includes(trackId)}
              disabled={isFull && !shown.includes(trackId)}
              onChange={() => onShown(toggled(shown, trackId))}
            />
          ))}
        </div>
      )}
    </ColumnsMenu>
  )
}

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
