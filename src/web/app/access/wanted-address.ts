import * as v from 'valibot'
import { getIdentity } from '#web/session/session.ts'
import { readInTab, removeInTab, writeInTab } from '#web/offline/storage/session-item.ts'
import type { SessionKey } from '#web/offline/stores.ts'

const KEY = 'storeglass.wanted' satisfies SessionKey

/** Whose session had ended there (null: nobody was known), and a path of this site with what follows it. */
const Wanted = v.tuple([v.nullable(v.string()), v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u))])

const who = () => getIdentity()?.userId ?? null

/** Remembers in this tab which address the log-in interrupted. The root only redirects to the overview. */
export const keepWanted = (href: string): void =>
  writeInTab(KEY, [who(), href.replace(/^\/(?=[?#]|$)/, '/app-overview/my-app')])

/**
 * Where to go on after the log-in; a router may ask more than once on the way. Undefined: nowhere, or it is another
 * user's address, which is dropped.
 */
export function wantedAddress(): string | undefined {
  const [user, href] = readInTab(KEY, Wanted) ?? []
  if (user === null || user === who()) return href
  forgetWanted()
  return undefined
}

/** Called once a page has opened. */
export const forgetWanted = (): void => removeInTab(KEY)
