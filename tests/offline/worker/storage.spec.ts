import * as v from 'valibot'
import { getAverageRating } from '#contract/overview/overview.ts'
import { deviceRows, putRows } from '#tests/support/pages/device-rows.ts'
import { isKept } from '#tests/support/pages/kept.ts'
import { appTitle, connection, expect, test } from '#tests/support/test.ts'

const Answers = v.array(v.looseObject({ endpointId: v.string() }))

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
  await expect(page.getByText(/Offline mode is unavailable/)).toBeVisible()
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
  await isKept(page, getAverageRating.id)
  await ownServer.kill()
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')

  const rows = v.parse(Answers, await deviceRows(page, 'data', 'queries'))
  const ratings = rows.filter(({ endpointId }) => endpointId === getAverageRating.id)
  expect(ratings.length).toBeGreaterThan(0)
  for (const row of ratings) row['data'] = { nonsense: true }
  await putRows(page, 'data', 'queries', ratings)
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(page.getByRole('main')).toContainText('SLEEP STORIES')
})
