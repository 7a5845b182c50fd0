import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** How many answers of an endpoint the device has. */
const keptAnswers = (page: Page, endpointId: string) =>
  page.evaluate(async (endpointId) => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const counts = await Promise.all(
      names.map(
        (name) =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const db = opening.result
              if (!db.objectStoreNames.contains('queries')) return resolve(0)
              const rows = db.transaction('queries').objectStore('queries').index('endpointId').count(endpointId)
              rows.onsuccess = () => {
                db.close()
                resolve(rows.result)
              }
            }
          }),
      ),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }, endpointId)

/** Resolves once the device has `count` answers of an endpoint or more: they are written a moment after they are shown. */
export const isKept = (page: Page, endpointId: string, count = 1): Promise<void> =>
  expect.poll(() => keptAnswers(page, endpointId)).toBeGreaterThanOrEqual(count)
