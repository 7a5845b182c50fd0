import { useLayoutEffect, useState, type RefObject } from 'react'

/** Of the last element: a table that comes back has the width that it had, and is not drawn twice. */
let lastWidth: number | null = null

/** Width of an element, px, followed while it changes; null: none was ever measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState(lastWidth)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || typeof ResizeObserver === 'undefined') return undefined
    // What is not laid out has no width.
    const measure = () => setWidth((lastWidth = node.clientWidth || null))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return width
}
