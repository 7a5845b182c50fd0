import { expect, exploreDemo, test } from '#tests/support/test.ts'

test('OP-86: featurings, ratings and timeline open without the server once seen', async ({ page, ownServer }) => {
  await exploreDemo(page, ownServer.url)
  const seen = {
    '/analyze-market/featurings': /Featured in \d+ countries/,
    '/rr/ratings': /Ratings by stars/,
    '/analyze-market/timeline': /Version \d/,
  }
  for (const [path, text] of Object.entries(seen)) {
    await page.goto(ownServer.url + path)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByText(/^Updated /).first()).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  await ownServer.kill()
  for (const [path, text] of Object.entries(seen)) {
    await page.goto(ownServer.url + path)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByText(/^Saved /).first()).toBeVisible()
  }
})
