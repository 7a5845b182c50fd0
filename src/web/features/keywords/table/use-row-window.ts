import { startTransition, useEffect, useState, type RefObject } from 'react'

/** Lists up to this long are drawn whole. */
const WHOLE = 100
/** Rows drawn beyond the window, above and below. */
const MARGIN = 16
/** The drawn part moves by so many rows at a time. */
const STEP = 8

export interface RowWindow {
  /** Index of the first row that is drawn, and of the first one after the last. */
  from: number
  to: number
}

export interface DrawnRows extends RowWindow {
  /** Of those that can be seen. */
  first: number
  last: number
}

/** Rows that fit into a height, in whole steps. */
const stepsIn = (height: number, rowHeight: number) => Math.max(1, Math.ceil(height / rowHeight / STEP)) * STEP

/** The rows of a long list that stand near the window, which scrolls; all rows are `rowHeight` px high. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): DrawnRows {
  // What stands above a list takes about half of the window.
  const [seen, setSeen] = useState(() => ({ first: 0, last: stepsIn(window.innerHeight / 2, rowHeight) }))
  const isLong = count > WHOLE

  useEffect(() => {
    if (!isLong) return undefined
    const follow = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const first = Math.max(0, Math.floor(-top / rowHeight / STEP)) * STEP
      const last = stepsIn(window.innerHeight - top, rowHeight)
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [list, isLong, rowHeight])

  // The first frame has what fits into the window alone; the others follow when it stands, also where a filter brings the
  // list back: that is no urgent change, and in such a one React defers nothing further.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  if (!isLong && isDrawn) return { from: 0, to: count, first: 0, last: count }
  const { first, last } = seen
  const margin = isDrawn ? MARGIN : 0
  // A list that has become shorter ends with its last rows.
  const shown = Math.floor(Math.min(first, count - (last - first)) / STEP) * STEP
  return { from: Math.max(0, shown - margin), to: Math.min(count, last + margin), first: shown, last }
}

/**
 * The drawn rows in groups that begin at the same rows wherever the window stands: a group that stays is not drawn again. When
 * another list takes the place of one, the groups that can be seen show it at once, and those around them a moment later.
 */
export function useRowGroups<T extends { rows: readonly unknown[] }>(
  current: T,
  { from, to, first, last }: DrawnRows,
): (RowWindow & T)[] {
  const [settled, setSettled] = useState(current)
  const isSettled = settled.rows === current.rows
  useEffect(() => {
    if (!isSettled) startTransition(() => setSettled(current))
  }, [isSettled, current])
  return Array.from({ length: Math.ceil((to - from) / STEP) }, (_, index) => {
    const start = from + index * STEP
    const end = Math.min(to, start + STEP)
    const isSeen = end > first && start < last
    return { ...(isSettled || isSeen ? current : settled), from: start, to: end }
  })
}
