import type { Page } from '@playwright/test'
import { expect, exploreDemo, test } from '#tests/support/test.ts'

/** The last visit was `days` days ago: the device's own record of it is set back. */
const setBackVisits = (page: Page, days: number) =>
  page.evaluate(
    async (at) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
        })
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
      const db = await result(indexedDB.open(names.find((name) => /^storeglass-(?!outbox)/.test(name)) ?? ''))
      const visits = db.transaction('visits', 'readwrite').objectStore('visits')
      const rows = await result<{ told: unknown }[]>(visits.getAll())
      await Promise.all(
        rows.map((row) => result(visits.put({ ...row, seenAt: at, told: row.told && { at, changes: [] } }))),
      )
      db.close()
      return rows.filter(({ told }) => told !== null).length
    },
    Date.now() - days * 86_400_000,
  )

test('what changed since the last visit is marked, also with the server gone', async ({ page, ownServer }) => {
  await exploreDemo(page, ownServer.url)
  // The first visit marks nothing, and is remembered once the page has been told what there was.
  await expect.poll(() => setBackVisits(page, 200)).toBe(1)
  await expect(page.getByText('Changed since your last visit')).toHaveCount(0)
  await ownServer.kill()
  await page.reload()

  await expect(page.getByText(/^Changed since your last visit on \d\d\. \w+ \d{4}:$/)).toBeVisible()
  await page.getByRole('button', { name: /^Changed \d\d\. \w+: Subtitle$/ }).click()
  const panel = page.getByRole('dialog', { name: /^Subtitle changed on / })
  await expect(panel.getByRole('insertion').first()).toContainText(/^Added: \S/)
})
