import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How far below or above the window counts as near once somebody scrolls, in the window's heights. */
const MARGIN = '100%'

/** Whether the page has been scrolled, since the start of the app. */
let isScrolled = false
// From the start: the browser itself may scroll to what the address names before anything on the page listens.
addEventListener(
  'scroll',
  () => {
    isScrolled = true
  },
  { once: true, passive: true },
)
const onFirstScroll = (listener: () => void) => {
  addEventListener('scroll', listener, { once: true, passive: true })
  return () => removeEventListener('scroll', listener)
}

/**
 * Whether an element has been near the window, or the page is printed; once it was, it stays so (OP-105). Until the first
 * scroll only the window itself counts: most starts end with a look at what is on screen.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  const scrolled = useSyncExternalStore(onFirstScroll, () => isScrolled)
  useEffect(() => {
    const target = element.current
    if (near || !target) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: scrolled ? `${MARGIN} 0px` : '0px',
    })
    observer.observe(target)
    // The browser prints what stands when this event is over.
    const print = () => flushSync(() => setNear(true))
    addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', print)
    }
  }, [element, near, scrolled])
  return near
}
