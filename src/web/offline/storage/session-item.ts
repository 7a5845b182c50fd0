import * as v from 'valibot'
import type { SessionKey } from '../stores.ts'

/** sessionStorage, or null if the browser forbids it. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Reads a declared key of this tab; undefined if it is absent, damaged or of another shape. */
export function readInTab<S extends v.GenericSchema>(key: SessionKey, schema: S): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(sessionStore()?.getItem(key) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes a declared key of this tab. If the storage is full or forbidden, the value is lost; the call does not throw.
 */
export function writeInTab(key: SessionKey, value: unknown): void {
  try {
    sessionStore()?.setItem(key, JSON.stringify(value))
  } catch {
    // Values of a tab are a convenience: without them, the server decides.
  }
}

export function removeInTab(key: SessionKey): void {
  try {
    sessionStore()?.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
