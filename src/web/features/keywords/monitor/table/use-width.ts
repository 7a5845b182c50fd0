import { useLayoutEffect, useState, type RefObject } from 'react'

/** Width of an element, px, followed while it changes; null: not measured yet. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const node = element.current
    if (!node || typeof ResizeObserver === 'undefined') return undefined
    // What is not laid out has no width.
    const measure = () => setWidth(node.clientWidth || null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return width
}
