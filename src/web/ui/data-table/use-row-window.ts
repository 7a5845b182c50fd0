import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** Lists up to this long are drawn whole. */
const WHOLE = 100
/** Rows are drawn in groups of so many: a group that stays while the window scrolls is not drawn again. */
export const GROUP = 8
/** Groups drawn beyond the window, above and below. */
const MARGIN = 2

export interface RowRange {
  /** Index of the first row, and of the first one after the last. */
  from: number
  to: number
}

/** The drawn rows; `seen`: those of them that are in the window. */
export interface RowWindow extends RowRange {
  seen: RowRange
}

type Instance = Virtualizer<Window, Element>

/** The rows of a long list that stand near the window, which scrolls; all rows are `rowHeight` px high. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  // The virtualizer is one object that changes: what the compiler remembered of it would be old.
  'use no memo'
  const measures = useRef(new Set<() => void>())
  // The first frame has what fits into the window alone; the others follow when it stands, also where a filter brings the
  // list back: that is no urgent change, and in such a one React defers nothing further.
  const [isDrawn, setDrawn] = useState(false)
  const isLong = count > WHOLE
  const follow = (event: 'scroll' | 'resize', measure: () => void) => {
    const following = measures.current.add(measure)
    addEventListener(event, measure, { passive: true })
    return () => {
      following.delete(measure)
      removeEventListener(event, measure)
    }
  }
  // oxlint-disable-next-line react/incompatible-library -- the hook is not compiled, and gives away plain numbers alone
  const virtualizer = useWindowVirtualizer({
    enabled: isLong || !isDrawn,
    count: Math.ceil(count / GROUP),
    estimateSize: () => GROUP * rowHeight,
    overscan: isDrawn ? MARGIN : 0,
    // What stands above a list takes about half of the window.
    initialRect: { width: window.innerWidth, height: window.innerHeight / 2 },
    initialOffset: 0,
    observeElementRect: (_: Instance, set) =>
      follow('resize', () => set({ width: window.innerWidth, height: window.innerHeight })),
    // From the top of the list, wherever that is: what stands above it folds and unfolds.
    observeElementOffset: (_: Instance, set) =>
      follow('scroll', () => set(-(list.current?.getBoundingClientRect().top ?? 0), false)),
    // Rows are never measured, so there is nothing to make up for.
    scrollToFn: () => undefined,
    useFlushSync: false,
  })

  useEffect(() => startTransition(() => setDrawn(true)), [])
  // Once the first frame stands: to measure it before has the browser lay it out twice.
  useEffect(() => {
    if (isLong) for (const measure of measures.current) measure()
  }, [isLong, list])

  const all = { from: 0, to: count }
  if (!isLong && isDrawn) return { ...all, seen: all }
  const drawn = virtualizer.getVirtualItems()
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 }
  const first = (drawn[0]?.index ?? 0) * GROUP
  const last = ((drawn.at(-1)?.index ?? 0) + 1) * GROUP
  return {
    from: first,
    to: Math.min(count, last),
    seen: { from: startIndex * GROUP, to: Math.min(count, (endIndex + 1) * GROUP) },
  }
}

/**
 * The drawn rows in groups. When another list takes the place of one, the groups that can be seen show it at once, and those
 * around them a moment later.
 */
export function useRowGroups<T extends { rows: readonly unknown[] }>(
  current: T,
  { from, to, seen }: RowWindow,
): (RowRange & T)[] {
  const [settled, setSettled] = useState(current)
  const isSettled = settled.rows === current.rows
  useEffect(() => {
    if (!isSettled) startTransition(() => setSettled(current))
  }, [isSettled, current])
  return Array.from({ length: Math.ceil((to - from) / GROUP) }, (_, index) => {
    const start = from + index * GROUP
    const end = Math.min(to, start + GROUP)
    const isSeen = end > seen.from && start < seen.to
    return { ...(isSettled || isSeen ? current : settled), from: start, to: end }
  })
}
