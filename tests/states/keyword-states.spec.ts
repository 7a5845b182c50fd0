import { apiHeaders } from '#tests/support/pages/api-headers.ts'
import { dialogs, expectAccessible, selectionBar, sizes } from '#tests/support/pages/axe.ts'
import { isKept } from '#tests/support/pages/kept.ts'
import { filterBy, keywordPages, keywordRows, listIsThere } from '#tests/support/pages/keyword-pages.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, pick, test } from '#tests/support/test.ts'

for (const [size, viewport] of Object.entries(sizes))
  test.describe(size, () => {
    test.use({ viewport })
    const isPhone = size === 'phone'

    test('KEY-002: axe finds nothing in the five sources of the research, the keyword field and the words in texts', async ({
      page,
      server,
    }) => {
      test.slow()
      await signInToDemo(page, server.url)
      await page.goto(server.url + keywordPages.research)
      await listIsThere(page)
      await expectAccessible(page, 'metadata')
      for (const row of [0, 1]) await keywordRows(page).getByRole('checkbox').nth(row).check()
      await expectAccessible(page, 'selection', selectionBar)
      await page.getByRole('button', { name: 'Clear selection' }).click()

      await page.getByRole('tab', { name: /^AI suggestions/ }).click()
      await expect(page.getByText(/^No language model is set up/)).toBeVisible({ timeout: 60_000 })
      await listIsThere(page)
      await expectAccessible(page, 'AI suggestions by texts', 'main')
      for (const source of ['Auto-complete', 'Related']) {
        await page.getByRole('tab', { name: new RegExp(`^${source}`) }).click()
        await expect(page.getByText('Type at least 2 characters')).toBeVisible()
        await expectAccessible(page, `${source} of nothing`, 'main')
      }
      const search = page.getByRole('searchbox', { name: 'Keyword, app or sentence' })
      await search.fill('sleep')
      await listIsThere(page)
      await expectAccessible(page, 'related', 'main')
      await page.getByRole('tab', { name: /^Auto-complete/ }).click()
      await listIsThere(page)
      await expectAccessible(page, 'auto-complete', 'main')
      await page.getByRole('tab', { name: /^Ranked/ }).click()
      await page.getByRole('combobox', { name: 'Ranked keywords of' }).selectOption({ index: 1 })
      await listIsThere(page)
      await expectAccessible(page, 'ranked of a competitor', 'main')
      await page.getByRole('tab', { name: /^Auto-complete/ }).click()
      // What is known of a keyword stands in the list, even where nothing else does.
      await page.route('**/keywords/search', (route) =>
        route.fulfill({ headers: apiHeaders, json: { keywords: null, provenance: null } }),
      )
      await search.fill('qqxzv')
      await expect(page.getByText('Nothing found.')).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page, 'nothing found', 'main')

      await page.getByRole('tab', { name: /^Metadata/ }).click()
      if (isPhone) await page.getByText(/^Keyword field \d/).click()
      const field = 'section[aria-label="Keyword field"]'
      const box = page.getByRole('textbox', { name: 'Add a word' })
      await box.fill('moorlight,the,app,machine,machines,')
      await page.getByRole('button', { name: /more wasted words?$/ }).click()
      await expectAccessible(page, 'wasted words', isPhone ? undefined : field)
      await page.getByRole('button', { name: 'Keep as second draft' }).click()
      await box.fill('thunder,')
      await expect(page.getByRole('button', { name: 'Swap drafts' })).toBeVisible()
      await page.getByRole('switch', { name: 'Count localizations together' }).click()
      await expectAccessible(page, 'two drafts, localizations together', field)
      await box.fill('meditations,thunderstorm,waterfalls,lullabies,companion,crackling,fireplaces,')
      await expect(page.getByText(/characters? too many/)).toBeVisible()
      await expectAccessible(page, 'over the limit', field)
      await page.getByRole('button', { name: /^Remove the last/ }).click()
      await page.getByRole('button', { name: 'Mark as published' }).click()
      await expectAccessible(page, 'published', field)

      await pick(page, 'App', /Trailmoss/)
      if (isPhone) await page.getByText('Words in your texts').click()
      const words = page.getByRole('region', { name: 'Words in your texts' })
      await expect(words.getByRole('rowheader').first()).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page, 'words in texts', 'main')
    })

    test('KEY-005, ERR-059: axe finds nothing in the states of the live search', async ({ page, server }) => {
      test.slow()
      await signInToDemo(page, server.url)
      await page.goto(server.url + keywordPages.research)
      await page.getByRole('button', { name: 'Live search' }).click()
      const dialog = page.getByRole('dialog', { name: 'Live search' })
      await expect(dialog.getByText('What do people see when they search the store?')).toBeVisible()
      await expectAccessible(page, 'nothing searched yet', dialogs)
      const term = dialog.getByRole('searchbox', { name: 'Term' })
      const address = '**/keywords/live-search'
      await page.route(address, (route) =>
        route.fulfill({ status: 404, headers: apiHeaders, json: { error: 'NOT_FOUND', message: 'No' } }),
      )
      await term.fill('sleep sounds')
      await term.press('Enter')
      await expect(dialog.getByText('No live search data')).toBeVisible()
      await expectAccessible(page, 'no data', dialogs)
      await page.unroute(address)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByRole('table', { name: 'Results' })).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page, 'results', dialogs)
      for (const view of isPhone ? [/^Since|^Changes/, /^Phone$/] : []) {
        await dialog.getByRole('radiogroup', { name: 'View' }).getByText(view).click()
        await expectAccessible(page, `results, ${view.source}`, dialogs)
      }
      await term.fill('qqxzv')
      await term.press('Enter')
      await expect(dialog.getByText('Nothing found')).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page, 'nothing found', dialogs)
      await isKept(page, 'getLiveSearch', 2)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Live search' }).click()
      await expect(dialog.getByRole('heading', { name: 'Recent searches' })).toBeVisible()
      await expectAccessible(page, 'recent searches', dialogs)
    })

    test('KEY-006: axe finds nothing in the states of all ranked keywords', async ({ page, server }) => {
      test.slow()
      await signInToDemo(page, server.url)
      await page.goto(server.url + keywordPages.ranked)
      await listIsThere(page)
      if (isPhone) {
        await page.getByRole('button', { name: 'Filters', exact: true }).click()
        await page.getByRole('combobox', { name: 'Number of words' }).selectOption('2 words')
      } else await filterBy(page, 'Number of words', '2 words')
      await expect(page.getByRole('button', { name: 'Remove filter: 2 words' })).toBeVisible()
      await expectAccessible(page, 'filtered')
      await keywordRows(page).getByRole('checkbox').first().check()
      await expectAccessible(page, 'selection', selectionBar)
      await page.getByRole('searchbox', { name: 'Search keywords' }).fill('qqxzv')
      await expect(page.getByText('No keywords match.')).toBeVisible()
      await expectAccessible(page, 'nothing matches', 'main')
      for (const [keywords, said] of [
        [[], 'No ranked keywords in this country'],
        [null, 'No data available'],
      ] as const) {
        await page.route('**/ranked-keywords/all', (route) =>
          route.fulfill({ headers: apiHeaders, json: { status: 'DONE', keywords, provenance: null } }),
        )
        await page.reload()
        await expect(page.getByText(said)).toBeVisible()
        await expectAccessible(page, said, 'main')
      }
    })
  })
