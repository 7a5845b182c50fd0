import { expectAccessible } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { walkByTab } from '#tests/support/pages/walk-by-tab.ts'
import { appPages } from '#tests/support/routes.ts'
import { expect, test } from '#tests/support/test.ts'

test('Tab leads through every page: each stop is in sight and shows the focus, and none holds it; axe finds nothing in both schemes', async ({
  page,
  server,
}) => {
  test.setTimeout(900_000)
  await signInToDemo(page, server.url)
  let count = 0
  for (const path of appPages())
    await test.step(path, async () => {
      await page.goto(server.url + path)
      const main = page.getByRole('main')
      await expect(main.locator('*').filter({ visible: true }).first()).toBeVisible()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 })
      await expectAccessible(page, path)
      const { stops, faults } = await walkByTab(page)
      count += stops.length
      expect.soft(faults, path).toEqual([])
    })
  expect(count).toBeGreaterThan(400)
})
