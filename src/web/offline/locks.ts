import { lockManager } from './abilities/browser-abilities.ts'

/** Names of the locks that tabs share. */
export type LockName =
  | 'storeglass-refresh'
  | `storeglass-outbox-${string}`
  | `storeglass-keep-${string}`
  | `storeglass-guide-${string}`

/**
 * Runs `task` while no other tab holds the lock, waiting for it at most `waitMs`. After that, or in browsers without
 * locks, `otherwise` runs instead. `task` must end in bounded time.
 */
export async function withLock<T>(
  name: LockName,
  waitMs: number,
  task: () => Promise<T>,
  otherwise: () => Promise<T>,
): Promise<T> {
  const locks = lockManager()
  if (!locks) return otherwise()
  let held = false
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(waitMs) }, () => {
      held = true
      return task()
    })
  } catch (error) {
    if (held) throw error
    return otherwise()
  }
}
