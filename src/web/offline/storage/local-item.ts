import * as v from 'valibot'
import type { LocalKey, retiredKeys } from '../stores.ts'

/** localStorage, or null if the browser forbids it. */
export function localStore(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Reads a declared key; undefined if it is absent, damaged or of another shape. */
export function readLocal<S extends v.GenericSchema>(key: LocalKey, schema: S): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStore()?.getItem(key) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Writes a declared key. If the storage is full or forbidden, the value is lost; the call does not throw. */
export function writeLocal(key: LocalKey, value: unknown): void {
  try {
    localStore()?.setItem(key, JSON.stringify(value))
  } catch {
    // Values are only copies of what the database or the server holds.
  }
}

export function removeLocal(key: LocalKey | (typeof retiredKeys)[number]): void {
  try {
    localStore()?.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
