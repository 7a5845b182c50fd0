import { useDeferredValue, useEffect, useState, type RefObject } from 'react'

/** How high parts of pages were when they were last drawn, px, by page and part. */
const heights = new Map<string, number>()

/**
 * For a part of a page below the fold: whether it is drawn yet, which it is not in the first frame of a page that comes
 * back, nor before it is `wanted`. Until then its place is as high as it was, so that going back scrolls to where the
 * reader was.
 */
export function useDeferredSection(part: RefObject<HTMLElement | null>, name: string, wanted = true) {
  // The address changes before the page goes.
  const [key] = useState(() => `${location.pathname} ${name}`)
  const isDrawn = useDeferredValue(true, location.hash !== '' || !heights.has(key)) && wanted
  useEffect(() => {
    const target = part.current
    if (!isDrawn || !target) return undefined
    const observer = new ResizeObserver(() => heights.set(key, target.offsetHeight))
    observer.observe(target)
    return () => observer.disconnect()
  }, [part, key, isDrawn])
  return { isDrawn, minHeight: isDrawn ? undefined : heights.get(key) }
}
