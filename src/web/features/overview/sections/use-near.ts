import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How far below or above the window counts as near, in the window's heights. */
const MARGIN = '100%'

/** Whether an element has been near the window, or the page is printed; once it was, it stays so (OP-105). */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (near || !target) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: `${MARGIN} 0px`,
    })
    observer.observe(target)
    // The browser prints what stands when this event is over.
    const print = () => flushSync(() => setNear(true))
    addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', print)
    }
  }, [element, near])
  return near
}
