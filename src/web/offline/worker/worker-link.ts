import * as v from 'valibot'
import { PageMessage, type WorkerMessage } from '#contract/worker/worker.ts'
import { tellWorker, workerContainer } from './tell-worker.ts'

/** How long a first visit may take until the worker is in charge, ms. */
const IN_CHARGE_MS = 10_000

/** Whether the worker answers this page's requests; on a first visit that takes a moment. */
export async function workerInCharge(): Promise<boolean> {
  const workers = workerContainer()
  if (!workers || workers.controller) return workers !== null
  const taken = new Promise<boolean>((resolve) =>
    workers.addEventListener('controllerchange', () => resolve(true), { once: true }),
  )
  return Promise.race([taken, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), IN_CHARGE_MS))])
}

/** Answers the worker's question who is signed in, and passes its wake-up on. Returns what stops it. */
export function answerWorker(userId: () => string | null, wakeUp: () => void): () => void {
  const workers = workerContainer()
  if (!workers) return () => {}
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(PageMessage, data)
    if (!parsed.success) return
    if (parsed.output.type === 'WAKE_UP') return wakeUp()
    ports[0]?.postMessage({ type: 'USER', userId: userId() } satisfies WorkerMessage)
  }
  const onController = () => tellWorker({ type: 'USER', userId: userId() })
  workers.addEventListener('message', onMessage)
  workers.addEventListener('controllerchange', onController)
  workers.startMessages()
  onController()
  return () => {
    workers.removeEventListener('message', onMessage)
    workers.removeEventListener('controllerchange', onController)
  }
}

/** Asks for a wake-up when the network is back; only Chromium can, so nothing may depend on it. */
export async function askForWakeUp(): Promise<void> {
  const registration = await workerContainer()?.getRegistration()
  if (registration && 'sync' in registration) await (registration.sync as SyncManager).register('storeglass-outbox')
}

/** TypeScript does not know what only Chromium has. */
interface SyncManager {
  register: (tag: string) => Promise<void>
}
