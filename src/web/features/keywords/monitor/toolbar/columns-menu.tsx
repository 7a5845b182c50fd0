import { IconColumns3 } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { Competitor } from '#contract/projects.ts'
import { KEYWORD_COMPETITORS_MAX } from '#contract/protocol/limits.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { monitorColumns, type MonitorColumn } from '../rows/monitor-sort.ts'
import { monitorColumnNames } from '../table/column-names.ts'
import classes from '../../filters/panel.module.css'

interface Props {
  columns: readonly MonitorColumn[]
  onColumns: (columns: MonitorColumn[]) => void
  competitors: readonly Competitor[]
  /** trackIds of those side by side. */
  shown: readonly string[]
  onShown: (trackIds: string[]) => void
  locale: string
}

/** Which columns the table has, and which competitors stand side by side (LIM-017); the device remembers it. */
export function ColumnsMenu({ columns, onColumns, competitors, shown, onShown, locale }: Props) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState(false)
  const title = t`Columns`
  const isFull = shown.length >= KEYWORD_COMPETITORS_MAX
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={280}
      trigger={
        <IconButton label={title} size={36} bordered aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconColumns3 size={17} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <section className={classes.panel} aria-label={title}>
        <div>
          {monitorColumns
            .filter((column) => column !== 'keyword' && column !== 'competitors')
            .map((column) => (
              <Checkbox
                key={column}
                label={i18n._(monitorColumnNames[column])}
                checked={columns.includes(column)}
                onChange={() => onColumns(toggled(columns, column))}
              />
            ))}
        </div>
        <p className={classes.note}>
          <Trans>In a narrow window, the table leaves out columns that have no room.</Trans>
        </p>
        {competitors.length > 0 && (
          <div role="group" aria-label={t`Competitors`}>
            <h3 className={classes.title}>
              <Trans>Competitors, up to {KEYWORD_COMPETITORS_MAX}</Trans>
            </h3>
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
      </section>
    </Popover>
  )
}

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
