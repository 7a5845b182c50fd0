import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { impersonation } from '#web/session/impersonation.ts'
import { session } from '#web/session/session-store.ts'
import { BUSY } from '../when-page-rests.ts'

/** On a part that the reader has filtered or sorted: a start shows it otherwise. */
const CHANGED = '[data-changed]'

/**
 * The frame with the page in it, as a start would show it: complete, from the top, with the server there, nothing open,
 * nobody in the middle of something. null: it is not so now, or the page belongs to a user who is impersonated.
 */
export function pageAtRest(): Element | null {
  const isUsual = session.get().state === 'in' && !impersonation() && connectivity.get() === 'online'
  if (!isUsual || document.visibilityState !== 'visible' || window.scrollY > 0) return null
  const frame = document.querySelector('#root > :has(main)')
  if (!frame?.querySelector('main')?.firstElementChild || frame.hasAttribute('inert')) return null
  if (document.querySelector(BUSY) || frame.querySelector(CHANGED)) return null
  const busy = [...frame.querySelectorAll('[aria-busy="true"]')]
  return busy.every((one) => one.getBoundingClientRect().top >= window.innerHeight) ? frame : null
}
