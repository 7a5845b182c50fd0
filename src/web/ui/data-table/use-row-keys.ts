import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useKeyDown } from '../hooks/use-key-down.ts'
import type { RowRange } from './use-row-window.ts'
import type { SelectedRows } from './use-selected-rows.ts'

export interface RowKeys {
  /** Index of the row that Tab leads to: the one used last, or the nearest one that is drawn. */
  stop: number
  onKeyDown: (event: ReactKeyboardEvent<HTMLInputElement>) => void
  onFocus: (index: number) => void
  /** `isRange`: all from the row pressed before to this one. */
  onToggle: (index: number, isRange: boolean) => void
}

interface Options<T> {
  rows: readonly T[]
  rowId: (row: T) => string
  selected: SelectedRows | undefined
  onOpen: ((row: T) => void) | undefined
  /** Those that are drawn of a long list. */
  drawn: RowRange
}

/**
 * The keyboard in a list of rows that is one tab stop: the arrow down leads there from a search above it, arrows move, Space selects (the checkbox does that by itself),
 * Shift and an arrow extend the selection, Enter opens, Esc clears the selection.
 */
export function useRowKeys<T>({ rows, rowId, selected, onOpen, drawn }: Options<T>): RowKeys {
  const [stop, setStop] = useState(0)
  const wanted = useRef<number | null>(null)
  // Not the tab stop: a press with the mouse focuses a row before it toggles it.
  const anchor = useRef(0)
  const list = useRef<HTMLElement>(null)
  const last = Math.min(stop, Math.max(0, rows.length - 1))

  // The row may be drawn only once the window is scrolled near it.
  useEffect(() => {
    if (wanted.current === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row='${wanted.current}']`)
    if (!row) return
    wanted.current = null
    row.querySelector('input')?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })

  useKeyDown(leaveSearch)

  const idsOf = (some: readonly (T | undefined)[]) => some.flatMap((row) => (row === undefined ? [] : rowId(row)))
  return {
    stop: Math.max(drawn.from, Math.min(last, drawn.to - 1)),
    onFocus: (index) => {
      wanted.current = null
      setStop(index)
    },
    onToggle: (index, isRange) => {
      if (isRange) {
        const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)]
        selected?.add(idsOf(rows.slice(from, to + 1)))
      } else for (const id of idsOf([rows[index]])) selected?.toggle(id)
      anchor.current = index
      setStop(index)
    },
    onKeyDown: (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1, Home: -rows.length, End: rows.length }[event.key]
      if (step !== undefined) {
        event.preventDefault()
        const next = Math.max(0, Math.min(rows.length - 1, last + step))
        if (event.shiftKey) selected?.add(idsOf([rows[last], rows[next]]))
        else anchor.current = next
        const row = event.currentTarget.closest<HTMLElement>('[data-row]')
        list.current = row?.closest<HTMLElement>('table, ul') ?? null
        wanted.current = next
        setStop(next)
        // All rows are of one height.
        if (row && !list.current?.querySelector(`[data-row='${next}']`))
          window.scrollBy({ top: (next - last) * row.offsetHeight, behavior: 'instant' })
      } else if (event.key === 'Enter') {
        const row = rows[last]
        if (row !== undefined) onOpen?.(row)
      } else if (event.key === 'Escape' && selected && selected.ids.length > 0) {
        event.stopPropagation()
        selected.set([])
      }
    },
  }
}

/** From a search of the page to the row that Tab leads to. */
function leaveSearch(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'search') return
  const stop = event.target.closest('main')?.querySelector<HTMLInputElement>("[data-row] input[tabindex='0']")
  if (!stop) return
  event.preventDefault()
  stop.focus()
}
