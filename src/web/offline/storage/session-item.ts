import * as v from 'valibot'
import type { SessionKey } from '../stores.ts'

/** sessionStorage, or null where the browser forbids it. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Reads a declared key of this tab; undefined when it is absent, damaged or of another shape. */
export function readInTab<S extends v.GenericSchema>(key: SessionKey, schema: S): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(sessionStore()?.getItem(key) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Writes a declared key of this tab. A full or forbidden store loses the value, never the caller. */
export function writeInTab(key: SessionKey, value: unknown): void {
  try {
    sessionStore()?.setItem(key, JSON.stringify(value))
  } catch {
    // What a tab keeps for a moment is a convenience: without it the server decides.
  }
}

export function removeInTab(key: SessionKey): void {
  try {
    sessionStore()?.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
