import * as v from 'valibot'
import { readInTab, removeInTab, writeInTab } from '../storage/session-item.ts'
import type { SessionKey } from '../stores.ts'

/** The address of the page's first script names its version. */
export const pageVersion = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/**
 * Whether the worker in charge would open another version than this page: it took over while the page was loading, and
 * nobody here heard of it.
 */
export async function isOtherThanWorker(): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  // A browser may refuse its caches, or have removed them: then nothing is known.
  const shell = await caches.match('/index.html', { ignoreSearch: true }).catch(() => undefined)
  return shell !== undefined && !(await shell.text()).includes(new URL(pageVersion()).pathname)
}

const RELOADED_KEY: SessionKey = 'storeglass.reloaded'
/** A second reload by itself within this time would be a loop, ms. */
const RELOAD_GUARD_MS = 60_000

/** Whether this tab has reloaded itself a moment ago. */
export const hasJustReloaded = (): boolean => Date.now() - (readInTab(RELOADED_KEY, v.number()) ?? 0) < RELOAD_GUARD_MS

/** Remembers that this tab is about to reload itself. */
export const recordReload = (): void => writeInTab(RELOADED_KEY, Date.now())

const ASKED_KEY: SessionKey = 'storeglass.update-asked'
/** What was asked for longer ago is asked for again, ms. */
const LASTS_MS = 60_000

const Asked = v.object({ at: v.number(), version: v.string() })

/** Remembers that somebody asked for the newer version: a slow machine may load the page anew before that has taken over. */
export const recordAsked = (): void => writeInTab(ASKED_KEY, { at: Date.now(), version: pageVersion() })

/** Whether the newer version was asked for a moment ago, and this still is the version before. That counts once. */
export function takeAsked(): boolean {
  const asked = readInTab(ASKED_KEY, Asked)
  removeInTab(ASKED_KEY)
  return asked?.version === pageVersion() && Date.now() - asked.at < LASTS_MS
}
