import type { AnyRouter } from '@tanstack/react-router'
import { whenQuiet } from '#web/data/when-quiet.ts'
import { loadAccountTexts } from '#web/i18n/language.ts'
import { savesData } from '#web/offline/saves-data.ts'
import { isShelfCleared } from '#web/offline/shelf.ts'
import { isShelved } from './shelved-pages.ts'

/**
 * Brings the files of the pages that are not installed with the app, one after the other while nothing else is asked
 * for, so that every page opens offline soon after the first one. Where the reader saves data, only a version's own of
 * the pages that were opened before.
 */
export async function refillShelf(router: AnyRouter): Promise<void> {
  if (savesData() && !(await isShelfCleared())) return
  // Before the worker answers, nothing of it would be kept.
  if (!(await workerAnswers())) return
  const routes = Object.values(router.routesByPath).filter(({ fullPath }) => isShelved(fullPath))
  const loads = [...routes.map((route) => () => router.loadRouteChunk(route)), loadAccountTexts]
  const next = () => {
    const load = loads.shift()
    // Without a connection the next start tries again.
    if (load) whenQuiet(() => void Promise.allSettled([load()]).then(next))
  }
  next()
}

/** Resolves once a worker answers this page's requests; false where the browser has none. */
async function workerAnswers(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  if (navigator.serviceWorker.controller) return true
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
  })
}
