import { useRef, type UIEvent } from 'react'

/** Keeps strips at the same place when one of them is scrolled sideways. Give the result to each as `onScroll`. */
export function useScrollInStep() {
  const strips = useRef(new Set<Element>())
  /** Where strips were put, so that their own scroll events do not answer. */
  const put = useRef(new WeakMap<Element, number>())

  const onScroll = ({ currentTarget: strip }: UIEvent) => {
    const expected = put.current.get(strip)
    put.current.delete(strip)
    if (expected !== undefined && Math.abs(expected - strip.scrollLeft) < 1) return
    for (const other of strips.current) {
      if (other === strip || other.scrollLeft === strip.scrollLeft) continue
      other.scrollLeft = strip.scrollLeft
      // A shorter strip stops at its own end.
      put.current.set(other, other.scrollLeft)
    }
  }
  const ref = (strip: Element | null) => {
    if (!strip) return undefined
    strips.current.add(strip)
    return () => void strips.current.delete(strip)
  }
  return { ref, onScroll }
}
