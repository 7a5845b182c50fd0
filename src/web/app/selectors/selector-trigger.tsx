import { UnstyledButton } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './selector-trigger.module.css'

interface Props {
  /** Accessible name: "App", "Country". */
  label: string
  icon: ReactNode
  /** What is selected. */
  children: ReactNode
  /** Shown instead on a phone. */
  short?: string
  opened: boolean
  /** What it is to the tour that follows the first log-in. */
  tour?: 'app' | 'country'
  /** Element id of the list. */
  listId: string
  onToggle: () => void
}

/** The closed half of a selector; the list behind it is a chunk of its own. */
export function SelectorTrigger({ label, icon, children, short, opened, tour, listId, onToggle }: Props) {
  return (
    <UnstyledButton
      role="combobox"
      className={classes.trigger}
      data-tour={tour}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={opened}
      aria-controls={listId}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        if (!opened) onToggle()
      }}
    >
      {icon}
      <span className={classes.value} data-has-short={short ? true : undefined}>
        {children}
      </span>
      {short && (
        <span className={classes.short} aria-hidden>
          {short}
        </span>
      )}
      <IconSelector size={15} stroke={1.8} aria-hidden />
    </UnstyledButton>
  )
}
