import type { LockName } from './locks.ts'
import { lockManager } from './abilities/browser-abilities.ts'

/**
 * Resolves once this tab holds the lock, however long that takes, and holds it until `signal` aborts. Resolves
 * immediately in browsers without locks. Throws the signal's reason if it aborts first.
 */
export function holdLock(name: LockName, signal: AbortSignal): Promise<void> {
  const locks = lockManager()
  if (!locks) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const held = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release())
        resolve()
      })
    locks.request(name, { signal }, held).catch(reject)
  })
}
