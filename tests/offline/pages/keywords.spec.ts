import { isKept } from '#tests/support/pages/kept.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('OP-86: lists of keywords open without the server once seen, with their age, and can be searched', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await openDemo(page, ownServer.url)
  const pages = {
    '/analyze-keywords/all-ranked': 'getAllRankedKeywords',
    '/analyze-keywords/keyword-research': 'getKeywordSuggestions',
  }
  const keywords = page.getByRole('main').getByRole('table').getByRole('rowheader')
  for (const [path, endpointId] of Object.entries(pages)) {
    await page.goto(ownServer.url + path)
    await expect(keywords.first()).toBeVisible({ timeout: 60_000 })
    await isKept(page, endpointId)
  }
  await ownServer.kill()
  for (const path of Object.keys(pages)) {
    await page.goto(ownServer.url + path)
    await expect(keywords.first()).toBeVisible()
    await expect(page.getByText(/^Saved /).first()).toBeVisible()
    await page.getByRole('main').getByRole('searchbox').fill('noise')
    await expect(keywords.first()).toContainText('noise')
  }
})
