import type { WorkerMessage } from '#contract/worker/worker.ts'

/** null: the browser has no service workers here. */
export function workerContainer(): ServiceWorkerContainer | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : null
}

/** Sends a message to the active worker, if there is one. */
export function tellWorker(message: WorkerMessage): void {
  workerContainer()?.controller?.postMessage(message)
}
