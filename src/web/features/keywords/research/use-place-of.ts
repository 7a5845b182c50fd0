import { useEffect, useRef } from 'react'

/** Leads each list of a page back to where it was scrolled to. */
export function usePlaceOf(list: string): void {
  const places = useRef(new Map<string, number>())
  const shown = useRef(list)
  useEffect(() => {
    const known = places.current
    if (shown.current !== list) {
      shown.current = list
      window.scrollTo(0, known.get(list) ?? 0)
    }
    const remember = () => known.set(list, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [list])
}
