import { savesData } from '#web/offline/connectivity/saves-data.ts'

/** Pictures asked for at the same time. */
const AT_ONCE = 2

/**
 * Has the worker keep pictures that are not on screen yet. Nothing happens without a worker, or where the reader asks
 * the browser to save data. Ends early once `goesOn` says no.
 */
export async function bringPictures(addresses: readonly string[], goesOn: () => boolean): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  await controlled()
  const queue = [...new Set(addresses)]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined && goesOn(); next = queue.shift())
      await fetch(next, { priority: 'low' }).catch(() => null)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Resolves once the worker answers this page's requests; on a first visit that takes a moment. */
async function controlled(): Promise<void> {
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}
