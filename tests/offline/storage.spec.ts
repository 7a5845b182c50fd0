import { appTitle, connection, expect, test } from '#tests/support/test.ts'

test('without IndexedDB the app works online and says that offline is off', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => ({
        open: () => {
          throw new DOMException('The user denied permission to access the database.', 'SecurityError')
        },
        deleteDatabase: () => {
          throw new DOMException('The user denied permission to access the database.', 'SecurityError')
        },
        databases: () => Promise.reject(new DOMException('denied', 'SecurityError')),
      }),
    })
  })
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()
  await expect(page.getByText(/Offline is off/)).toBeVisible()
  await expect(connection(page)).toHaveText(/^Online/)

  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page
    .getByRole('option', { name: /Germany/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
})

test('damaged records on the device are dropped alone; the rest still opens offline', async ({ page, ownServer }) => {
  await page.goto(ownServer.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('United States')
  await expect(page.getByText(/^Updated /).first()).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await ownServer.kill()
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')

  const damaged = await page.evaluate(async () => {
    const name = (await indexedDB.databases())
      .map((one) => one.name ?? '')
      .find((one) => /^storeglass-(?!outbox)/.test(one))
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name ?? '')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('cannot open')))
    })
    const rows = database.transaction('queries', 'readwrite').objectStore('queries')
    let count = 0
    await new Promise<void>((resolve) => {
      rows.openCursor().addEventListener('success', (event) => {
        const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
        if (!cursor) return resolve()
        if (JSON.stringify(cursor.value).includes('getAverageRating')) {
          cursor.update({ ...cursor.value, data: { nonsense: true } })
          count += 1
        }
        cursor.continue()
      })
    })
    database.close()
    return count
  })
  expect(damaged).toBeGreaterThan(0)
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(page.getByRole('main')).toContainText('SLEEP STORIES')
})
