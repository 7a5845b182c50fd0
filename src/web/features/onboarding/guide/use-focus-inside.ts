import { useEffect, type RefObject } from 'react'

/**
 * Keeps the focus in the dialog: where what has it goes away, or can't be used any more, or where somebody presses beside
 * the dialog, it would fall to the page, and with it the keys.
 */
export function useFocusInside(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const keep = () => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true })
    }
    // A browser tells nothing of a focus that goes with its element.
    const changes = new MutationObserver(keep)
    changes.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    const stop = new AbortController()
    document.addEventListener('click', keep, { signal: stop.signal })
    return () => {
      changes.disconnect()
      stop.abort()
    }
  }, [dialog])
}
