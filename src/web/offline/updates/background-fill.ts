import * as v from 'valibot'
import { FillState, type WorkerMessage } from '#contract/worker/worker.ts'
import { connectivity } from '../connectivity/connectivity.ts'
import { isMetered, savesData } from '../connectivity/saves-data.ts'
import { createStore } from '../create-store.ts'
import { workerContainer } from '../abilities/browser-abilities.ts'

/** Files requested from the worker at a time. */
const BATCH_SIZE = 8
/** Maximum wait for the worker's answer, ms. */
const ANSWER_MS = 60_000
/** Delay before failed files are retried, ms. */
const RETRY_DELAY_MS = 30_000

export interface BackgroundFill {
  /** Background files saved so far, and their total number. */
  saved: number
  of: number
  /** Why the download is paused; null: it is running or complete. */
  held: 'savingData' | 'full' | null
}

/** null: not known yet, or there is no worker. */
export const backgroundFill = createStore<BackgroundFill | null>(null)

const isSaving = () => savesData() || isMetered()

let isRunning = false
let again: ReturnType<typeof setTimeout> | undefined

/**
 * Downloads the app's remaining files, a few at a time, and resumes after an interruption. On a metered connection or
 * with data saver on, only if the user asks for it; files are then saved as pages are opened.
 * @param rest resolves when the page needs nothing else
 */
export async function fillInBackground(rest: () => Promise<void>, isAsked = false): Promise<void> {
  if (isRunning) return
  isRunning = true
  clearTimeout(again)
  try {
    for (let hasMore = true; hasMore;) {
      await rest()
      hasMore = await downloadBatch(isAsked || !isSaving())
    }
  } finally {
    isRunning = false
  }
  const { saved = 0, of = 0, held = null } = backgroundFill.get() ?? {}
  if (saved < of && held === null) again = setTimeout(() => void fillInBackground(rest, isAsked), RETRY_DELAY_MS)
}

/** Updates the progress without downloading anything. */
export const countFiles = (): Promise<unknown> => downloadBatch(false)

/** Downloads some files; resolves to whether there are more and this round made progress. */
async function downloadBatch(mayFetch: boolean): Promise<boolean> {
  const isOnline = connectivity.get() !== 'offline'
  const before = backgroundFill.get()?.saved ?? -1
  const state = await ask(mayFetch && isOnline ? BATCH_SIZE : 0)
  if (!state) return false
  const isDone = state.saved === state.of
  const held = isDone ? null : state.full ? 'full' : mayFetch || !isSaving() ? null : 'savingData'
  backgroundFill.set({ saved: state.saved, of: state.of, held })
  return mayFetch && isOnline && !isDone && !state.full && state.saved > before
}

function ask(files: number): Promise<FillState | null> {
  const worker = workerContainer()?.controller
  if (!worker) return Promise.resolve(null)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timeout = setTimeout(() => resolve(null), ANSWER_MS)
    port1.onmessage = ({ data }) => {
      clearTimeout(timeout)
      const parsed = v.safeParse(FillState, data)
      resolve(parsed.success ? parsed.output : null)
    }
    worker.postMessage({ type: 'FILL', files } satisfies WorkerMessage, [port2])
  })
}

/** Starts the download, and resumes it when a worker takes over, the connection returns, or its type changes. */
export function startBackgroundFill(rest: () => Promise<void>): void {
  const fill = () => void fillInBackground(rest)
  workerContainer()?.addEventListener('controllerchange', fill)
  connectivity.subscribe(() => connectivity.get() !== 'offline' && fill())
  if ('connection' in navigator && navigator.connection instanceof EventTarget)
    navigator.connection.addEventListener('change', fill)
  fill()
}
