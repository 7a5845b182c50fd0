import * as v from 'valibot'
import { DAY_MS } from '#contract/protocol/days.ts'
import { readLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import { createStore } from '#web/offline/create-store.ts'
import type { LocalKey } from '#web/offline/stores.ts'

/** What the user of this browser agreed to; what is necessary is not asked. */
export interface Consent {
  /** Analytics and error reports. */
  analytics: boolean
  /** The chat messenger. */
  support: boolean
}

/** Null: nobody has answered yet, or so long ago that it counts no more. */
export const consent = createStore<Consent | null>(null)

const KEY = 'storeglass.consent' satisfies LocalKey
/** An answer counts for half a year, ms. */
const COUNTS_FOR_MS = 182 * DAY_MS
/** Increase it when the answers come to mean something else: everybody is asked again. */
const REVISION = 1

const Saved = v.object({ analytics: v.boolean(), support: v.boolean(), revision: v.literal(REVISION), at: v.number() })

let isFollowing = false

/** Reads the answer that this browser has saved, and follows what other tabs answer. */
export function followSavedConsent(): void {
  if (isFollowing) return
  isFollowing = true
  readSaved()
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) readSaved()
  })
}

/** Holds in every tab of this browser, and at its next starts. */
export function decide({ analytics, support }: Consent): void {
  writeLocal(KEY, { analytics, support, revision: REVISION, at: Date.now() } satisfies v.InferOutput<typeof Saved>)
  consent.set({ analytics, support })
}

function readSaved(): void {
  const saved = readLocal(KEY, Saved)
  const counts = saved !== undefined && Date.now() - saved.at < COUNTS_FOR_MS
  consent.set(counts ? { analytics: saved.analytics, support: saved.support } : null)
}
