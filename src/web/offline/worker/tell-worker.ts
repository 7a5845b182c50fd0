import type { WorkerMessage } from '#contract/worker/worker.ts'
import { workerContainer } from '../abilities/browser-abilities.ts'

/** Sends a message to the active worker, if there is one. */
export function tellWorker(message: WorkerMessage): void {
  workerContainer()?.controller?.postMessage(message)
}
