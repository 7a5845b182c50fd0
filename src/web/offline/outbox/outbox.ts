import { createStore } from '../create-store.ts'
import type { Engine } from './engine.ts'
import { emptyOutbox, type OutboxView } from './entry.ts'

/** The queued writes of the signed-in user. */
export const outbox = createStore<OutboxView>(emptyOutbox)

/** What a queued write makes of a query's data; the same data where it does not matter to it. */
export type Overlay = (endpointId: string, input: unknown, data: unknown) => unknown

/** Overlays of the writes that are not on the server's answers yet, in their order. */
export const overlays = createStore<readonly Overlay[]>([])

/** Server data with the queued writes applied. An overlay that fails is left out: it must never take a page down. */
export function applyOverlays<T>(all: readonly Overlay[], endpointId: string, input: unknown, data: T): T {
  return all.reduce<T>((seen, overlay) => {
    try {
      // An overlay gives back what it takes: the endpoint's data.
      return overlay(endpointId, input, seen) as T
    } catch {
      return seen
    }
  }, data)
}

let engine: Engine | null = null

/** The engine of the user of now takes over; null: nobody's. */
export function setEngine(next: Engine | null): void {
  engine = next
  if (next) return
  outbox.set(emptyOutbox)
  overlays.set([])
}

/** Takes a change back. `sending`: too late, it is on its way. `gone`: it was sent meanwhile. */
export async function undo(seq: number): Promise<'undone' | 'sending' | 'gone'> {
  return engine ? engine.undo(seq) : 'gone'
}

/** Sends a refused change again, now. */
export async function retry(seq: number): Promise<void> {
  await engine?.retry(seq)
}

/** Drops a refused, held or unreadable change. */
export async function discard(seq: number): Promise<void> {
  await engine?.discard(seq)
}

/** Every queued change as JSON text, to be kept as a file. */
export async function exportOutbox(): Promise<string> {
  return engine ? engine.export() : '[]'
}

/** Sends what is due. `reconnected`: waits for another try are over. */
export function wakeOutbox(reconnected = false): void {
  void engine?.wake(reconnected)
}
