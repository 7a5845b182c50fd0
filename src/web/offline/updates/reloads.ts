import * as v from 'valibot'
import { readInTab, removeInTab, writeInTab } from '../storage/session-item.ts'
import type { SessionKey } from '../stores.ts'
import { cacheStorage, workerContainer } from '../abilities/browser-abilities.ts'

/** The address of the page's first script identifies its version. */
export const pageVersion = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** Whether the active worker would serve another version than this page's: it took over while the page was loading. */
export async function isOtherThanWorker(): Promise<boolean> {
  if (workerContainer()?.controller?.state !== 'activated') return false
  // Unknown if the browser forbids or has deleted its caches.
  const shell = await cacheStorage()
    ?.match('/index.html', { ignoreSearch: true })
    .catch(() => undefined)
  return shell !== undefined && !(await shell.text()).includes(new URL(pageVersion()).pathname)
}

const RELOADED_KEY: SessionKey = 'storeglass.reloaded'
/** A second automatic reload within this time would be a loop, ms. */
const RELOAD_GUARD_MS = 60_000

/** Whether this tab has just reloaded itself. */
export const hasJustReloaded = (): boolean => Date.now() - (readInTab(RELOADED_KEY, v.number()) ?? 0) < RELOAD_GUARD_MS

/** Records that this tab is about to reload itself. */
export const recordReload = (): void => writeInTab(RELOADED_KEY, Date.now())

const ASKED_KEY: SessionKey = 'storeglass.update-asked'
/** How long a request for the newer version is valid, ms. */
const VALID_FOR_MS = 60_000

const Asked = v.object({ at: v.number(), version: v.string() })

/** Records that the user asked for the newer version: a slow machine may reload the page before it has taken over. */
export const recordAsked = (): void => writeInTab(ASKED_KEY, { at: Date.now(), version: pageVersion() })

/**
 * Whether the user has just asked for the newer version while this page is still of the previous one. Resets the
 * record.
 */
export function takeAsked(): boolean {
  const asked = readInTab(ASKED_KEY, Asked)
  removeInTab(ASKED_KEY)
  return asked?.version === pageVersion() && Date.now() - asked.at < VALID_FOR_MS
}
