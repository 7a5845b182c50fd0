import type { LockName } from './locks.ts'

/**
 * Resolves once this tab alone holds the lock, however long that takes; held until `signal` aborts. Where there are no
 * locks, nothing is waited for. Throws the signal's reason when it aborts first.
 */
export function holdLock(name: LockName, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const held = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release())
        resolve()
      })
    navigator.locks.request(name, { signal }, held).catch(reject)
  })
}
