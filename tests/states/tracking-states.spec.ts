import { apiHeaders } from '#tests/support/pages/api-headers.ts'
import { dialogs, expectAccessible, selectionBar, sizes } from '#tests/support/pages/axe.ts'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { moveToFreePlan } from '#tests/support/pages/free-plan.ts'
import { keywordPages, keywordRows, listIsThere } from '#tests/support/pages/keyword-pages.ts'
import { expect, test } from '#tests/support/test.ts'

for (const [size, viewport] of Object.entries(sizes))
  test.describe(size, () => {
    test.use({ viewport })
    const isPhone = size === 'phone'
    /** What a button of a bar opens: beside it, or as a sheet. */
    const panel = (name: string) => (isPhone ? dialogs : `section[aria-label="${name}"]`)

    test('KEY-003: axe finds nothing in what the monitor opens, nor in what an edit of the listing did to the ranks', async ({
      page,
      server,
    }) => {
      test.slow()
      await signInToDemo(page, server.url)
      await page.goto(`${server.url}${keywordPages.monitor}?country=US`)
      const row = page.getByRole(isPhone ? 'listitem' : 'row').filter({
        has: page.getByRole('checkbox', { name: 'white noise', exact: true }),
      })
      await expect(row).toBeVisible({ timeout: 60_000 })
      await expect(page.getByRole('img', { name: /^Rank history of/ })).toBeVisible()
      await expectAccessible(page, 'monitor')
      for (const name of ['Filter', 'Notes', 'Export', ...(isPhone ? [] : ['Columns'])]) {
        await page.getByRole('button', { name: new RegExp(`^${name}\\s*\\d*$`) }).click()
        await expect(page.locator(panel(name))).toBeVisible()
        await expectAccessible(page, name, panel(name))
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Saved views' }).click()
      await page.getByRole('textbox', { name: 'Name of the view' }).fill('Everything')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Remove Everything' })).toBeVisible()
      await expectAccessible(page, 'saved views', panel('Saved views'))
      await page.keyboard.press('Escape')

      await row.getByRole('checkbox').check({ force: true })
      await expectAccessible(page, 'selection', selectionBar)
      await page.getByRole('button', { name: 'Tag', exact: true }).click()
      await expectAccessible(page, 'tags', panel('Tag'))
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Clear selection' }).click()
      await row
        .getByRole('button', { name: /white noise/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'white noise' })).toBeVisible()
      await expectAccessible(page, 'keyword', dialogs)
      await page.keyboard.press('Escape')

      await page.keyboard.press('n')
      await page.getByRole('textbox', { name: 'Note' }).fill('New icon')
      await expectAccessible(page, 'new note', dialogs)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const history = page.getByRole('region', { name: 'Rank history' })
      await history.getByRole('button', { name: /New icon/ }).click()
      await expect(history.getByRole('button', { name: 'Change', exact: true })).toBeVisible()
      await expectAccessible(page, 'note', 'main')
      await page.getByRole('button', { name: 'View as table' }).click()
      await expectAccessible(page, 'history as a table', 'main')

      await page.goto(`${server.url}${keywordPages.monitor}?country=FR`)
      await expect(page.getByRole('heading', { name: 'Track your first keywords' })).toBeVisible()
      await expectAccessible(page, 'nothing tracked', 'main')

      await page.goto(`${server.url}/analyze-market/timeline?country=US`)
      await page.getByRole('link', { name: 'Ranks before and after' }).first().click()
      await expect(history.getByText(/^Median ranks before and after/)).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page, 'edit of the listing', 'main')
    })

    test('KEY-021, KEY-028: axe finds nothing while keywords are added', async ({ page, server }) => {
      test.slow()
      await signInToDemo(page, server.url)
      await page.goto(`${server.url}${keywordPages.monitor}?country=FR`)
      await page.getByRole('button', { name: 'Add keywords' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add keywords' })
      const text = dialog.getByRole('textbox', { name: /^Keywords, separated/ })
      await text.fill('dune grass,dune  grass,')
      await expect(dialog.getByText('1 duplicate left out')).toBeVisible()
      await expectAccessible(page, 'a keyword twice', dialogs)
      const choose = (name: string, content: string) =>
        dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
      await choose('report.csv', '<!DOCTYPE html><html><body>Log in')
      await expect(dialog.getByRole('alert')).toContainText('report.csv is a web page')
      await expectAccessible(page, 'a web page instead of a file', dialogs)
      await choose('words.csv', 'Volume;Keyword\n4;tide pool\n2;kelp\n2;kelp\n')
      await expect(dialog.getByText('Which column contains the keywords?')).toBeVisible()
      await expectAccessible(page, 'columns of a file', dialogs)
      await dialog.getByRole('button', { name: 'Back' }).click()
      await text.fill(Array.from({ length: 512 }, (_, index) => `word ${index},`).join(''))
      await expect(dialog.getByRole('button', { name: 'Remove the last 13' })).toBeVisible()
      await expectAccessible(page, '513 keywords', dialogs)
    })

    test('ERR-057, KEY-030: axe finds nothing where the plan holds no more', async ({ page, ownServer }) => {
      test.slow()
      const api = await openDemo(page, ownServer.url)
      const [project] = await api.projects()
      const more = Array.from({ length: 40 }, (_, index) => `harbour ${index}`)
      await api.trackKeywords(project?.projectId ?? '', more)
      await moveToFreePlan(ownServer)
      await page.route('**/language-model', (route) =>
        route.fulfill({ headers: apiHeaders, json: { host: 'models.example' } }),
      )
      await page.goto(`${ownServer.url}${keywordPages.monitor}?country=US`)
      await expect(page.getByText(/^10 keywords are beyond the slots/)).toBeVisible({ timeout: 60_000 })
      await page.getByRole('searchbox', { name: 'Search keywords' }).fill('harbour 3')
      await expect(page.getByRole('checkbox')).toHaveCount(isPhone ? 11 : 12)
      await expectAccessible(page, 'beyond the plan', 'main')
      await page.getByRole('button', { name: 'Add keywords' }).click()
      await page.getByRole('textbox', { name: /^Keywords, separated/ }).fill('kelp,')
      await expect(page.getByText(/^There are no slots for/)).toBeVisible()
      await expectAccessible(page, 'no slots', dialogs)
      await page.goto(`${ownServer.url}${keywordPages.research}?source=ai`)
      await expect(page.getByText("Your plan doesn't support this data")).toBeVisible()
      await expectAccessible(page, 'AI suggestions not in the plan', 'main')
      await page.getByRole('tab', { name: /^Metadata/ }).click()
      await listIsThere(page)
      await keywordRows(page).filter({ hasNotText: 'Tracked' }).getByRole('checkbox').first().check()
      await expect(page.getByRole('button', { name: 'Track 1 keyword' })).toBeDisabled()
      await expectAccessible(page, 'no slot for the selection')
    })
  })
