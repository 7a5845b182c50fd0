import { isPictureSaved } from '#web/offline/answers/saved-pictures.ts'
import { savesData } from '#web/offline/connectivity/saves-data.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import { workerContainer } from '#web/offline/abilities/browser-abilities.ts'

/** Pictures asked for at the same time. */
const AT_ONCE = 2

/**
 * Has the worker save pictures that are not on screen yet and not saved. Nothing happens without a worker, or where the
 * reader asks the browser to save data. Ends early once `goesOn` says no.
 */
export async function bringPictures(addresses: readonly string[], goesOn: () => boolean): Promise<void> {
  const workers = workerContainer()
  if (!workers || savesData()) return
  await controlled(workers)
  const userId = deviceUser.get()
  const isSaved = userId === null ? () => false : await isPictureSaved(userId)
  const queue = [...new Set(addresses)].filter((address) => !isSaved(address))
  const work = async () => {
    for (let next = queue.shift(); next !== undefined && goesOn(); next = queue.shift())
      await fetch(next, { priority: 'low' }).catch(() => null)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Resolves once the worker answers this page's requests; on a first visit that takes a moment. */
async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  await workers.ready
  if (workers.controller) return
  await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
}
