import { useState } from 'react'
import { useKeyDown } from './use-key-down.ts'

/** Attributes of a pane; one may stand within another, which is left before it then. */
export const PANE = { 'data-pane': '', 'aria-keyshortcuts': 'F6' } as const

const TYPED = 'input[type="search"], input[type="text"], input:not([type]), textarea'
const CONTROLS = [
  'button:not([disabled]), a[href], select:not([disabled]), summary, [tabindex="0"], [data-detail-heading]',
  'input:not([disabled], [type="radio"]:not(:checked))',
].join()

const paneOf = (element: Element) => element.closest<HTMLElement>('[data-pane]')

/** What a press of F6 leads to in a pane: the field that one types into, else the first control. */
function firstControl(pane: HTMLElement): HTMLElement | undefined {
  const own = (selector: string) =>
    [...pane.querySelectorAll<HTMLElement>(selector)].find((one) => paneOf(one) === pane && !one.closest('[hidden]'))
  return own(TYPED) ?? own(CONTROLS)
}

/**
 * F6 leads from pane to pane of a page in their order, Shift and F6 back, and each time to where the focus was in it. From
 * elsewhere F6 leads to the second one, as programs with panes have it.
 */
export function usePaneKeys(): void {
  const [left] = useState(() => new WeakMap<HTMLElement, HTMLElement>())
  useKeyDown((event) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return
    const { activeElement } = document
    const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]:not([hidden])')]
    const from = activeElement && paneOf(activeElement)
    if (from && activeElement instanceof HTMLElement) left.set(from, activeElement)
    const start = from ? panes.indexOf(from) : 0
    const step = event.shiftKey ? panes.length - 1 : 1
    for (let at = 1; at < panes.length; at += 1) {
      const pane = panes[(start + at * step) % panes.length]!
      const before = left.get(pane)
      const target = before && pane.contains(before) ? before : firstControl(pane)
      if (!target) continue
      event.preventDefault()
      return target.focus()
    }
  }, 'window')
}
