import type { Page } from '@playwright/test'
import { sideways } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { keywordPages } from '#tests/support/pages/keyword-pages.ts'
import { hiddenActions, openPanels } from '#tests/support/pages/panels.ts'
import { reviewPages } from '#tests/support/pages/reviews.ts'
import { appPages } from '#tests/support/routes.ts'
import { expect, test } from '#tests/support/test.ts'

/** Two notebooks and a phone. */
const windows = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

// German words are longer.
test.use({ locale: 'de-DE' })

/** Resolves once nothing on the page is loading any more; the first ranked keywords of a server are counted, which takes a while. */
async function settled(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.locator('*').filter({ visible: true }).first()).toBeVisible()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 })
}

test('every popover, menu and dialog that a page opens is wholly in the window, and nothing pushes the page sideways', async ({
  page,
  server,
}) => {
  test.setTimeout(600_000)
  await signInToDemo(page, server.url, server.url, 'de')
  const around = new Map<number, string[]>(windows.map(({ width }) => [width, []]))
  let count = 0
  for (const path of appPages())
    await test.step(path, async () => {
      await page.setViewportSize(windows[0])
      await page.goto(server.url + path)
      for (const window of windows) {
        await page.setViewportSize(window)
        await settled(page)
        const opened = await openPanels(page, around.get(window.width) ?? [])
        around.get(window.width)?.push(...opened.around)
        count += opened.panels.length
        expect.soft(opened.faults, `${path}, ${window.width} × ${window.height}`).toEqual([])
      }
    })
  expect(count).toBeGreaterThan(200)
})

for (const viewport of windows)
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('whatever can be done with selected rows is in sight', async ({ page, server }) => {
      test.slow()
      await signInToDemo(page, server.url, server.url, 'de')
      const { research, monitor, ranked } = keywordPages
      for (const path of [research, monitor, ranked, reviewPages.inbox])
        await test.step(path, async () => {
          await page.goto(server.url + path)
          await settled(page)
          const boxes = page.getByRole('main').locator('[data-row], article').getByRole('checkbox')
          for (const at of [0, 1]) await boxes.nth(at).check()
          await expect(page.getByRole('toolbar').and(page.locator('[data-at-foot]'))).toBeVisible()
          expect.soft(await hiddenActions(page), path).toEqual([])
          expect.soft(await sideways(page), path).toBe(0)
        })
    })
  })
