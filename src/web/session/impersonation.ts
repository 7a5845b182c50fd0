import * as v from 'valibot'
import { Identity } from '#contract/auth/auth.ts'
import { readInTab, removeInTab, writeInTab } from '#web/offline/storage/session-item.ts'
import type { SessionKey } from '#web/offline/stores.ts'

const KEY = 'storeglass.impersonation' satisfies SessionKey

/** A member of staff (`by`) acts as another user in this tab; other tabs stay their own (OP-80). */
const Impersonation = v.object({ identity: Identity, by: Identity, reason: v.string() })
export type Impersonation = v.InferOutput<typeof Impersonation>

/** The state when this tab was loaded: starting and stopping both reload it. undefined: not read yet. */
let known: Impersonation | null | undefined

/** null: nobody is impersonated in this tab. */
export function impersonation(): Impersonation | null {
  if (known === undefined) known = readInTab(KEY, Impersonation) ?? null
  return known
}

/** Sets the impersonation that applies after this tab's next load; null: none. */
export function setNextImpersonation(next: Impersonation | null): void {
  if (next) writeInTab(KEY, next)
  else removeInTab(KEY)
}
