import { useLayoutEffect, useState, type RefObject } from 'react'

/** Of the last element: a table that comes back has the width that it had, and is not drawn twice. */
let lastWidth: number | null = null

/** What the page has, which stands while its content changes: most elements are as wide. */
const widthOfPage = () => document.querySelector('main')?.clientWidth || null

/** Width of an element, px, followed while it changes; null: nothing was ever laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState(() => lastWidth ?? widthOfPage())
  const isKnown = width !== null
  useLayoutEffect(() => {
    const node = element.current
    if (!node || typeof ResizeObserver === 'undefined') return undefined
    // What is not laid out has no width.
    const measure = () => setWidth((lastWidth = node.clientWidth || null))
    // The observer tells before the next frame; to ask now lays the page out for this alone.
    if (!isKnown) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, isKnown])
  return width
}
