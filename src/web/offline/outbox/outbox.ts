import { createStore } from '../store.ts'
import { emptyOutbox, type OutboxView } from './entry.ts'

export const outbox = createStore<OutboxView>(emptyOutbox)

/** Takes a change back. `sending`: too late, it is on its way. `gone`: it was sent meanwhile. */
export async function undo(_seq: number): Promise<'undone' | 'sending' | 'gone'> {
  return 'gone'
}

/** Sends a refused change again, now. */
export async function retry(_seq: number): Promise<void> {}

/** Drops a refused, held or unreadable change. */
export async function discard(_seq: number): Promise<void> {}

/** Every queued change as JSON text, to be kept as a file. */
export async function exportOutbox(): Promise<string> {
  return '[]'
}
