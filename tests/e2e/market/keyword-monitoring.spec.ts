import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { expect, exploreDemo, test } from '#tests/support/test.ts'

// What is tested here has nothing to do with the worker, and installing it takes its time.
test.use({ serviceWorkers: 'block' })

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const expectNothing = async (page: Page, within?: string) => {
  expect(await violations(page, within)).toEqual([])
  expect(await sideways(page)).toBe(0)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`KEY-003, ${colorScheme}: axe finds nothing in the monitor, wide and on a phone`, async ({
    browser,
    server,
  }) => {
    test.slow()
    const context = await browser.newContext({
      viewport: desktop,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    const page = await context.newPage()
    await exploreDemo(page, server.url)
    await page.goto(`${server.url}/analyze-keywords/keyword-monitoring?country=FR`)
    await expect(page.getByRole('heading', { name: 'Track your first keywords' })).toBeVisible()
    await expectNothing(page)

    await page.goto(`${server.url}/analyze-keywords/keyword-monitoring?country=US`)
    await expect(page.getByRole('checkbox', { name: 'white noise', exact: true })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('checkbox', { name: 'white noise', exact: true }).check({ force: true })
    await expect(page.getByRole('img', { name: 'Rank history of 1 keyword' })).toBeVisible()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expectNothing(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View as table' }).click()
    await page.getByRole('button', { name: 'Tag', exact: true }).click()
    await expectNothing(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'white noise', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'white noise' })).toBeVisible()
    await expectNothing(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'New note' })).toBeVisible()
    await expectNothing(page, '[role=dialog]')
    await page.keyboard.press('Escape')

    await page.setViewportSize(phone)
    await expect(page.getByRole('list', { name: 'Tracked keywords' })).toBeVisible()
    await expectNothing(page)
    await context.close()
  })
