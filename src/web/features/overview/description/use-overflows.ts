import { useEffect, useState, type RefObject } from 'react'

/** Whether an element's first child is higher than the element itself; follows both. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true)
  useEffect(() => {
    const target = element.current
    const observer = new ResizeObserver(() => {
      if (target) setOverflows(target.scrollHeight > target.clientHeight + 1)
    })
    for (const watched of [target, target?.firstElementChild]) if (watched) observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
