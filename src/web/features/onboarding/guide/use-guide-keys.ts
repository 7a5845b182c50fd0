import { useEffect, type RefObject } from 'react'
import { CONTROLS } from './use-focus-of-step.ts'

/** Tab goes round in the dialog, and the search over all pages (Ctrl or Cmd and K) stays with the page behind. */
export function useGuideKeys(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    dialog.current?.addEventListener('keydown', goRound, { signal })
    document.addEventListener('keydown', holdSearch, { signal })
    return () => stop.abort()
  }, [dialog])
}

function goRound(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)]
  const ends = [controls.at(-1), controls[0]]
  const [from, to] = event.shiftKey ? ends.toReversed() : ends
  // The dialog itself stands before the first of them.
  if (event.target !== from && !(event.shiftKey && event.target === event.currentTarget)) return
  event.preventDefault()
  to?.focus()
}

function holdSearch(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') event.stopPropagation()
}
