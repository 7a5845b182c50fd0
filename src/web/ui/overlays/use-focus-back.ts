import { useEffect, useState } from 'react'

/** A part that takes the focus gives it back when it goes: to what had it when the part came. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Who closed it may have led the focus elsewhere.
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true })
    },
    [before],
  )
}
