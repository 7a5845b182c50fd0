import { useLayoutEffect, useState, type RefObject } from 'react'

type Part = 'chart' | 'half-chart' | 'table'

/** Of the last element, px: a part that comes back has the width that it had, and is not drawn twice. */
const lastWidths = new Map<Part, number>()

/** What the page has, which stands while its content changes: most parts are about as wide. */
const widthOfPage = () => document.querySelector('main')?.clientWidth || null

/** Width of a part of the page, px, followed while it changes; null: nothing was ever laid out. */
export function useWidth(element: RefObject<HTMLElement | null>, part: Part): number | null {
  const [width, setWidth] = useState(() => lastWidths.get(part) ?? widthOfPage())
  useLayoutEffect(() => {
    const node = element.current
    if (!node || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      // What is not laid out has no width.
      const measured = node.clientWidth || null
      if (measured !== null) lastWidths.set(part, measured)
      setWidth(measured)
    }
    // A guess is corrected before anybody sees it; what was measured before is right, and needs no layout of its own.
    if (!lastWidths.has(part)) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, part])
  return width
}
