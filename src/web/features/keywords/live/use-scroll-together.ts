import { useRef, type RefObject } from 'react'

export interface ScrolledList {
  ref: RefObject<HTMLDivElement | null>
  onScroll: () => void
}

/** Keeps the scroll positions of two lists with the same rows (`data-rank`) in step. */
export function useScrollTogether(): readonly [ScrolledList, ScrolledList] {
  const one = useRef<HTMLDivElement>(null)
  const other = useRef<HTMLDivElement>(null)
  // The list that scrolls because of the other one: its scroll event must not move that one again.
  const synced = useRef<HTMLElement | null>(null)
  const sync = (from: HTMLElement | null, to: HTMLElement | null) => {
    if (!from || !to) return
    if (synced.current === from) {
      synced.current = null
      return
    }
    const place = placeOf(from)
    const target = place && to.querySelector(`[data-rank="${place.rank}"]`)
    if (!place || !target) return
    const { top, height } = target.getBoundingClientRect()
    const was = to.scrollTop
    to.scrollTop = was + top - topOf(to) + place.share * height
    if (to.scrollTop !== was) synced.current = to
  }
  return [
    { ref: one, onScroll: () => sync(one.current, other.current) },
    { ref: other, onScroll: () => sync(other.current, one.current) },
  ]
}

/** Where the first row begins while nothing is scrolled, on the screen: below a head that stays. */
const topOf = (list: HTMLElement): number =>
  list.getBoundingClientRect().top + (list.querySelector('thead')?.getBoundingClientRect().height ?? 0)

/** The row at the top and which share of it has gone past, 0 to 1; null: there is none. */
function placeOf(list: HTMLElement): { rank: string; share: number } | null {
  const top = topOf(list)
  for (const row of list.querySelectorAll<HTMLElement>('[data-rank]')) {
    const box = row.getBoundingClientRect()
    if (box.bottom > top) return { rank: row.dataset.rank ?? '', share: Math.max(0, top - box.top) / box.height }
  }
  return null
}
