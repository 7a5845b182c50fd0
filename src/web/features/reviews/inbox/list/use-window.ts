import { useLayoutEffect, useState, type RefObject } from 'react'

/** Rows drawn beyond what is seen, above and below. */
const MARGIN = 8
const STEP = 4

/**
 * The rows of a long list that can be seen, whatever scrolls: the page, or a part of it around the list. All rows are
 * `rowHeight` px high.
 */
export function useWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [seen, setSeen] = useState(() => ({ first: 0, last: Math.ceil(window.innerHeight / rowHeight) }))
  useLayoutEffect(() => {
    const follow = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const first = Math.max(0, Math.floor(-top / rowHeight / STEP) * STEP)
      const last = Math.max(1, Math.ceil((window.innerHeight - top) / rowHeight / STEP)) * STEP
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    follow()
    const options = { passive: true, capture: true }
    document.addEventListener('scroll', follow, options)
    addEventListener('resize', follow)
    return () => {
      document.removeEventListener('scroll', follow, options)
      removeEventListener('resize', follow)
    }
    // A list of another length may stand elsewhere in what scrolls.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list, count, rowHeight])
  // A list that has become shorter ends with its last rows.
  const first = Math.max(0, Math.min(seen.first, count - (seen.last - seen.first)))
  return { from: Math.max(0, first - MARGIN), to: Math.min(count, Math.max(seen.last, first) + MARGIN) }
}
