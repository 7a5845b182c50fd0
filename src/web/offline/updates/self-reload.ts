import * as v from 'valibot'
import { readInTab, writeInTab } from '../storage/session-item.ts'
import type { SessionKey } from '../stores.ts'

const RELOADED_KEY: SessionKey = 'storeglass.reloaded'
/** A second reload by itself within this time would be a loop, ms. */
const RELOAD_GUARD_MS = 60_000

/** Whether this tab has reloaded itself a moment ago. */
export const hasJustReloaded = (): boolean => Date.now() - (readInTab(RELOADED_KEY, v.number()) ?? 0) < RELOAD_GUARD_MS

/** Remembers that this tab is about to reload itself. */
export const noteReload = (): void => writeInTab(RELOADED_KEY, Date.now())
