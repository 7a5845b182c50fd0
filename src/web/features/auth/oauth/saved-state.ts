import * as v from 'valibot'
import { AppleUser } from '#contract/auth/oauth.ts'
import { readInTab, removeInTab, writeInTab } from '#web/offline/storage/session-item.ts'

const STATE = 'storeglass.oauth'
const APPLE_USER = 'storeglass.apple-user'

export const saveState = (state: string): void => writeInTab(STATE, state)

/** The state of the log-in that this tab began; undefined: it began none. */
export const savedState = (): string | undefined => readInTab(STATE, v.string())

/**
 * The user object that Apple sends once, at the first consent: it comes behind the `#` of the address, and is kept in
 * session storage until the server has it (AUTH-012).
 */
export function takeAppleUser(): AppleUser | null {
  const { hash, pathname, search } = window.location
  const sent = new URLSearchParams(hash.slice(1)).get('user')
  if (sent !== null) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), AppleUser), sent)
    if (parsed.success) writeInTab(APPLE_USER, parsed.output)
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  return readInTab(APPLE_USER, AppleUser) ?? null
}

/** The log-in has come to its end. */
export function dropSaved(): void {
  removeInTab(STATE)
  removeInTab(APPLE_USER)
}
