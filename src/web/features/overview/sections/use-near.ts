import { useEffect, useState, type RefObject } from 'react'

/** How far below or above the window counts as near, in the window's heights. */
const MARGIN = '100%'

/** Whether an element has been near the window; once it was, it stays so (OP-105). */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (near || !target) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: `${MARGIN} 0px`,
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
