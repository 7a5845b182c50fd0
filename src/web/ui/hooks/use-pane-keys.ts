import { useEffect, useRef, type RefObject } from 'react'

/** What a press of F6 leads to in a pane: the field that one types into, else the first control. */
const firstControl = (pane: HTMLElement) =>
  pane.querySelector<HTMLElement>('input[type="search"], input[type="text"], textarea') ??
  pane.querySelector<HTMLElement>('button:not([disabled]), a[href], [tabindex="0"]')

/**
 * F6 leads from one of two panes to the other, and back to where the focus was; from anywhere else to the second one, as
 * programs with panes have it.
 */
export function usePaneKeys(): [RefObject<HTMLDivElement | null>, RefObject<HTMLDivElement | null>] {
  const first = useRef<HTMLDivElement>(null)
  const second = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const left = new WeakMap<HTMLElement, HTMLElement>()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      const [from, to] = second.current?.contains(document.activeElement) ? [second, first] : [first, second]
      if (!from.current || !to.current || document.querySelector('dialog[open], [aria-modal="true"]')) return
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && from.current.contains(activeElement))
        left.set(from.current, activeElement)
      const before = left.get(to.current)
      const target = before?.isConnected ? before : firstControl(to.current)
      if (!target) return
      event.preventDefault()
      target.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return [first, second]
}
