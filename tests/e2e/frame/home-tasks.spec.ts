import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('MENU-012, OP-05: home’s tasks lead to the reviews to answer and to the broken connection', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/home`)
  const tasks = page.getByRole('region', { name: 'Open tasks' })
  await tasks.getByRole('link', { name: /^\d+ reviews to answer$/ }).click()
  await expect(page).toHaveURL(/\/rr\/reply-to-reviews\?.*view=to-answer/)
  await expect(page.getByRole('heading', { level: 1, name: 'Reply to reviews' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeVisible()
  await page.goBack()
  await tasks.getByRole('link', { name: 'A connection is broken' }).click()
  await expect(page).toHaveURL(/\/connection\/stores$/)
})

test('MENU-009, MENU-052: on a phone the tab of the reviews opens the inbox, and stays the current one in its area', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page, server.url)
  const tab = page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Reviews' })
  await tab.click()
  await expect(page).toHaveURL(/\/rr\/reply-to-reviews/)
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Automation' }).click()
  await expect(page).toHaveURL(/\/rr\/automation/)
  await expect(tab).toHaveAttribute('aria-current', 'true')
})
