import { backOffMs } from '../../gateway/back-off.ts'
import type { StoreFailure } from '../../gateway/store-failure.ts'

/** Sources that failed are left alone for a while, as a whole store is: 30 s, doubling to an hour, or as long as they ask. */
export interface Rests<Name extends string> {
  isResting: (name: Name) => boolean
  failed: (name: Name, failure: StoreFailure) => void
  succeeded: (name: Name) => void
}

export function rests<Name extends string>(clock: () => Date, random = Math.random): Rests<Name> {
  const states = new Map<Name, { failures: number; until: number }>()
  return {
    isResting: (name) => (states.get(name)?.until ?? 0) > clock().getTime(),
    failed(name, failure) {
      const failures = (states.get(name)?.failures ?? 0) + 1
      states.set(name, { failures, until: clock().getTime() + backOffMs(failures, failure, random()) })
    },
    succeeded: (name) => states.delete(name),
  }
}
