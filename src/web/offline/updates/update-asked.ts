import * as v from 'valibot'
import { pageVersion } from './page-version.ts'
import { readInTab, removeInTab, writeInTab } from '../storage/session-item.ts'
import type { SessionKey } from '../stores.ts'

const KEY: SessionKey = 'storeglass.update-asked'
/** What was asked for longer ago is asked for again, ms. */
const LASTS_MS = 60_000

const Asked = v.object({ at: v.number(), version: v.string() })

/** Remembers that somebody asked for the newer version: a slow machine may load the page anew before that has taken over. */
export const noteAsked = (): void => writeInTab(KEY, { at: Date.now(), version: pageVersion() })

/** Whether the newer version was asked for a moment ago, and this still is the version before. That counts once. */
export function takeAsked(): boolean {
  const asked = readInTab(KEY, Asked)
  removeInTab(KEY)
  return asked?.version === pageVersion() && Date.now() - asked.at < LASTS_MS
}
