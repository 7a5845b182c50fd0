import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Tells how high an element is, px, at once and whenever that changes; 0 when it is gone. */
export function useHeight(tell: (height: number) => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const told = useRef(tell)
  useLayoutEffect(() => {
    told.current = tell
  })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = () => told.current(current.getBoundingClientRect().height)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => {
      observer.disconnect()
      told.current(0)
    }
  }, [])
  return element
}
