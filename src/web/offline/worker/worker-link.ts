import * as v from 'valibot'
import { PageMessage, type WorkerMessage } from '#contract/worker/worker.ts'
import { workerContainer } from '../abilities/browser-abilities.ts'
import { tellWorker } from './tell-worker.ts'

/** Maximum wait for the worker to take control on a first visit, ms. */
const IN_CHARGE_MS = 10_000

/** Whether the worker controls this page; on a first visit that takes a moment. */
export async function workerInCharge(): Promise<boolean> {
  const workers = workerContainer()
  if (!workers || workers.controller) return workers !== null
  const taken = new Promise<boolean>((resolve) =>
    workers.addEventListener('controllerchange', () => resolve(true), { once: true }),
  )
  return Promise.race([taken, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), IN_CHARGE_MS))])
}

/** Tells the worker on request who is signed in, and forwards its wake-ups. Returns a function that stops it. */
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

/**
 * Requests a wake-up when the connection returns (Background Sync). Only Chromium supports it, so nothing may depend on
 * it.
 */
export async function askForWakeUp(): Promise<void> {
  const registration = await workerContainer()?.getRegistration()
  if (registration && 'sync' in registration) await (registration.sync as SyncManager).register('storeglass-outbox')
}

/** TypeScript has no types for what only Chromium supports. */
interface SyncManager {
  register: (tag: string) => Promise<void>
}
