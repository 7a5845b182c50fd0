import { IconColumns3 } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import type { ColumnId } from '../list/keyword-sort.ts'
import { columnName } from '../table/keyword-columns.ts'
import classes from './columns-menu.module.css'

interface Props {
  /** Those of which something is known. */
  columns: readonly ColumnId[]
  ranksOf: string | undefined
  hidden: readonly string[]
  onHidden: (columns: readonly string[]) => void
}

/** Which columns a list of keywords has; the keyword itself always stands there. */
export function ColumnsMenu({ columns, ranksOf, hidden, onHidden }: Props) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState(false)
  const title = t`Columns`
  const isHidden = (column: ColumnId) => hidden.includes(column)
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={220}
      trigger={
        <IconButton label={title} size={36} bordered aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconColumns3 size={17} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <section className={classes.panel} aria-label={title}>
        {columns
          .filter((column) => column !== 'keyword')
          .map((column) => (
            <Checkbox
              key={column}
              label={i18n._(columnName(column, ranksOf))}
              checked={!isHidden(column)}
              onChange={() => onHidden(isHidden(column) ? hidden.filter((one) => one !== column) : [...hidden, column])}
            />
          ))}
      </section>
    </Popover>
  )
}
