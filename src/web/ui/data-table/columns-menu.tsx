import { IconChevronDown, IconChevronUp, IconColumns3 } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, Group, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Popover } from '../overlays/popover.tsx'
import { swapped } from './columns.ts'

interface Props<Id extends string> {
  /** Those that can be hidden and moved, in their order. */
  columns: readonly { id: Id; name: string }[]
  hidden: readonly Id[]
  onHidden: (hidden: Id[]) => void
  /** All columns, in their order. */
  order: readonly Id[]
  onOrder: (order: Id[]) => void
  /** Further choices. */
  children?: ReactNode
}

/** Which columns a table has, and in which order. */
export function ColumnsMenu<Id extends string>({ columns, hidden, onHidden, order, onOrder, children }: Props<Id>) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const title = t`Columns`
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={280}
      trigger={
        <IconButton
          label={title}
          size={36}
          bordered
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconColumns3 size={17} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <Stack
        component="section"
        aria-label={title}
        gap={10}
        px={16}
        py={14}
        mah="min(560px, 70vh)"
        style={{ overflowY: 'auto' }}
      >
        <ul>
          {columns.map(({ id, name }, index) => (
            <Group component="li" key={id} gap={2} wrap="nowrap">
              <Checkbox
                flex={1}
                label={name}
                checked={!hidden.includes(id)}
                onChange={() => onHidden(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id])}
              />
              <Move
                label={t`Move ${name} to the left`}
                Icon={IconChevronUp}
                past={columns[index - 1]?.id}
                onMove={(past) => onOrder(swapped(order, id, past))}
              />
              <Move
                label={t`Move ${name} to the right`}
                Icon={IconChevronDown}
                past={columns[index + 1]?.id}
                onMove={(past) => onOrder(swapped(order, id, past))}
              />
            </Group>
          ))}
        </ul>
        {children}
      </Stack>
    </Popover>
  )
}

interface MoveProps<Id> {
  label: string
  Icon: typeof IconChevronUp
  /** The column with which it changes places; undefined: it is the last one on this side. */
  past: Id | undefined
  onMove: (past: Id) => void
}

function Move<Id extends string>({ label, Icon, past, onMove }: MoveProps<Id>) {
  const isLast = past === undefined
  return (
    <IconButton
      label={label}
      tooltip={false}
      size={24}
      // Disabled it would lose the focus of who has just moved the column there.
      aria-disabled={isLast}
      data-disabled={isLast || undefined}
      onClick={() => past !== undefined && onMove(past)}
    >
      <Icon size={15} stroke={1.7} aria-hidden />
    </IconButton>
  )
}
