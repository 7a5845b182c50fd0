/** An observable value: what `useSyncExternalStore` needs, without React. */
export interface Store<T> {
  get: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates a store. Setting the identical value, or one that `isSame` as the current one, keeps that and does not call
 * listeners.
 */
export function createStore<T>(initial: T, isSame: (before: T, next: T) => boolean = () => false): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value) || isSame(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** For small plain values: whether they say the same. */
export const saysTheSame = (before: unknown, next: unknown): boolean => JSON.stringify(before) === JSON.stringify(next)
