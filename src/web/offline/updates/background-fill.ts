import * as v from 'valibot'
import { FillState, type WorkerMessage } from '#contract/worker/worker.ts'
import { connectivity } from '../connectivity/connectivity.ts'
import { isMetered, savesData } from '../connectivity/saves-data.ts'
import { createStore } from '../create-store.ts'
import { workerContainer } from '../worker/tell-worker.ts'

/** Files that the worker is asked for at once. */
const FILES = 8
/** Longest wait for the worker's answer, ms. */
const ANSWER_MS = 60_000
/** After this time what failed is tried again, ms. */
const AGAIN_MS = 30_000

export interface BackgroundFill {
  /** Files of the app that came in the background, of all that do. */
  saved: number
  of: number
  /** Why it does not go on; null: it does, or is done. */
  held: 'savingData' | 'full' | null
}

/** null: not known yet, or there is no worker. */
export const backgroundFill = createStore<BackgroundFill | null>(null)

const isSaving = () => savesData() || isMetered()

let isRunning = false
let again: ReturnType<typeof setTimeout> | undefined

/**
 * Brings the app's remaining files to the device, a few at a time, and goes on where it was broken off. On a metered line,
 * or for those who save data, only if they ask for it; then files are kept as pages are opened.
 * @param rest resolves when the page needs nothing else
 */
export async function fillInBackground(rest: () => Promise<void>, isAsked = false): Promise<void> {
  if (isRunning) return
  isRunning = true
  clearTimeout(again)
  try {
    for (let isGoingOn = true; isGoingOn;) {
      await rest()
      isGoingOn = await bringSome(isAsked || !isSaving())
    }
  } finally {
    isRunning = false
  }
  const { saved = 0, of = 0, held = null } = backgroundFill.get() ?? {}
  if (saved < of && held === null) again = setTimeout(() => void fillInBackground(rest, isAsked), AGAIN_MS)
}

/** Asks how far the fill is. */
export const countFiles = (): Promise<unknown> => bringSome(false)

/** Whether there was something to bring, and some of it has come. */
async function bringSome(mayFetch: boolean): Promise<boolean> {
  const isOnline = connectivity.get() !== 'offline'
  const before = backgroundFill.get()?.saved ?? -1
  const state = await ask(mayFetch && isOnline ? FILES : 0)
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

/** Begins with the fill, and again when a worker takes over, the connection is back, or the line is another one. */
export function startBackgroundFill(rest: () => Promise<void>): void {
  const fill = () => void fillInBackground(rest)
  workerContainer()?.addEventListener('controllerchange', fill)
  connectivity.subscribe(() => connectivity.get() !== 'offline' && fill())
  if ('connection' in navigator && navigator.connection instanceof EventTarget)
    navigator.connection.addEventListener('change', fill)
  fill()
}
