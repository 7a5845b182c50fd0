import { useDeferredValue, useEffect, useState, type RefObject } from 'react'

/** Lists up to this long are drawn whole. */
const WHOLE = 100
/** Rows drawn beyond the window, above and below. */
const MARGIN = 40
/** The drawn part moves by so many rows at a time. */
const STEP = 20

export interface RowWindow {
  /** Index of the first row that is drawn, and of the first one after the last. */
  from: number
  to: number
}

/** The rows of a long list that stand near the window, which scrolls; all rows are `rowHeight` px high. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [first, setFirst] = useState(0)
  const isLong = count > WHOLE

  useEffect(() => {
    if (!isLong) return undefined
    const follow = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0)
      setFirst(Math.max(0, Math.floor(above / rowHeight / STEP) * STEP))
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [list, isLong, rowHeight])

  // The first frame has what fits into the window alone; the others follow when it stands.
  const isDrawn = useDeferredValue(true, false)
  if (!isLong && isDrawn) return { from: 0, to: count }
  const seen = Math.ceil(window.innerHeight / rowHeight) + (isDrawn ? STEP : 0)
  const margin = isDrawn ? MARGIN : 0
  const from = Math.max(0, Math.min(first, count - seen) - margin)
  return { from, to: Math.min(count, first + seen + margin) }
}
