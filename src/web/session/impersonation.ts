import * as v from 'valibot'
import { Identity } from '#contract/auth/auth.ts'
import { readInTab, removeInTab, writeInTab } from '#web/offline/storage/session-item.ts'
import type { SessionKey } from '#web/offline/stores.ts'

const KEY = 'storeglass.impersonation' satisfies SessionKey

/** One of the staff (`by`) acts as another user in this tab; the other tabs stay theirs (OP-80). */
const Impersonation = v.object({ identity: Identity, by: Identity, reason: v.string() })
export type Impersonation = v.InferOutput<typeof Impersonation>

/** As it was when this tab was loaded: beginning and ending load it anew. undefined: not read yet. */
let known: Impersonation | null | undefined

/** null: this tab is its user's own. */
export function impersonation(): Impersonation | null {
  if (known === undefined) known = readInTab(KEY, Impersonation) ?? null
  return known
}

/** Says what this tab is from its next load on; null: its user's own. */
export function setNextImpersonation(next: Impersonation | null): void {
  if (next) writeInTab(KEY, next)
  else removeInTab(KEY)
}
