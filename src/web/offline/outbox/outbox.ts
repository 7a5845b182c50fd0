import { createStore } from '../create-store.ts'
import type { Engine } from './engine.ts'
import { emptyOutbox, type OutboxView } from './entry.ts'

/** The queued writes of the signed-in user. */
export const outbox = createStore<OutboxView>(emptyOutbox, areBothEmpty)

/** Most starts find nothing in the queue, several times. */
function areBothEmpty(before: OutboxView, next: OutboxView): boolean {
  const isSame = before.ready === next.ready && before.paused === next.paused
  const isEmpty = ({ entries, elsewhere }: OutboxView) => entries.length + elsewhere.length === 0
  return isSame && isEmpty(before) && isEmpty(next)
}

/** Applies a queued write to a query's data; returns the same object if the write does not affect it. */
export type Overlay = (endpointId: string, input: unknown, data: unknown) => unknown

/** Overlays of the writes that the server's answers do not include yet, in order. */
export const overlays = createStore<readonly Overlay[]>(
  [],
  (before, next) => before.length === next.length && before.every((one, index) => one === next[index]),
)

/** Server data with the queued writes applied. An overlay that throws is skipped, so that it never breaks a page. */
export function applyOverlays<T>(all: readonly Overlay[], endpointId: string, input: unknown, data: T): T {
  return all.reduce<T>((seen, overlay) => {
    try {
      // An overlay returns the type it receives: the endpoint's data.
      return overlay(endpointId, input, seen) as T
    } catch {
      return seen
    }
  }, data)
}

let engine: Engine | null = null

/** Sets the engine of the current user; null if nobody is signed in. */
export function setEngine(next: Engine | null): void {
  engine = next
  if (next) return
  outbox.set(emptyOutbox)
  overlays.set([])
}

/** Undoes a queued change. `sending`: too late, it is being sent. `gone`: it was sent in the meantime. */
export async function undo(seq: number): Promise<'undone' | 'sending' | 'gone'> {
  return engine ? engine.undo(seq) : 'gone'
}

/** Retries a refused change now. */
export async function retry(seq: number): Promise<void> {
  await engine?.retry(seq)
}

/** Drops a refused, held or unreadable change. */
export async function discard(seq: number): Promise<void> {
  await engine?.discard(seq)
}

/** Exports every queued change as JSON, for a file. */
export async function exportOutbox(): Promise<string> {
  return engine ? engine.export() : '[]'
}

/** Sends what is due. `reconnected`: ends the delays before retries. */
export function wakeOutbox(reconnected = false): void {
  void engine?.wake(reconnected)
}
