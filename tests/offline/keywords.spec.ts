import type { Page } from '@playwright/test'
import { expect, exploreDemo, test } from '#tests/support/test.ts'

/** Whether the device has an answer of an endpoint. */
const isKept = (page: Page, endpointId: string) =>
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
    return counts.some((count) => count > 0)
  }, endpointId)

test('OP-86: lists of keywords open without the server once seen, with their age, and can be searched', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await exploreDemo(page, ownServer.url)
  const pages = {
    '/analyze-keywords/all-ranked': 'getAllRankedKeywords',
    '/analyze-keywords/keyword-research': 'getKeywordSuggestions',
  }
  const keywords = page.getByRole('main').getByRole('table').getByRole('rowheader')
  for (const [path, endpointId] of Object.entries(pages)) {
    await page.goto(ownServer.url + path)
    await expect(keywords.first()).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => isKept(page, endpointId)).toBe(true)
  }
  await ownServer.kill()
  for (const path of Object.keys(pages)) {
    await page.goto(ownServer.url + path)
    await expect(keywords.first()).toBeVisible()
    await expect(page.getByText(/^Saved /).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search keywords' }).fill('noise')
    await expect(keywords.first()).toContainText('noise')
  }
})
