import { expectAccessible } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, goOffline, test } from '#tests/support/test.ts'

test('MENU-050, MKT-003: the own listing stands next to the leading apps, each figure leads to the apps behind it; offline, too', async ({
  page,
  ownServer,
}) => {
  await signInToDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/home`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Market' }).click()
  await menu.getByRole('link', { name: 'Metadata benchmarks' }).click()
  const table = page.getByRole('table', { name: /^Your listing next to \d+ apps$/ })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table.getByRole('row', { name: /^Title/ })).toContainText(/\d+ \/ 30/)
  await expect(page.getByRole('combobox', { name: 'Category' })).not.toHaveValue('')

  const bar = table
    .getByRole('group', { name: 'Length of Title' })
    .getByRole('button', { name: /[1-9]\d* apps?/ })
    .last()
  const behind = Number(/(\d+) apps?/.exec((await bar.textContent()) ?? '')?.[1])
  await bar.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(behind)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const words = page.getByRole('region', { name: 'Words in titles and subtitles' }).getByRole('listitem')
  const [word, count] = [words.first().getByRole('button'), await words.first().textContent()]
  await word.click()
  await expect(dialog.getByRole('listitem')).toHaveCount(Number(/\d+/.exec(count ?? '')?.[0]))
  await page.keyboard.press('Escape')

  const top = page.getByRole('radiogroup', { name: 'Top results' })
  await page.getByRole('combobox', { name: 'Category' }).selectOption('All apps')
  await expect(table).toHaveAccessibleName(/next to (29|30) apps/)
  await top.getByText('Top 200').click()
  await expect(table).toHaveAccessibleName(/next to (199|200) apps/)
  await expectAccessible(page, 'metadata benchmarks')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'metadata benchmarks on a phone')

  await goOffline(page, ownServer)
  await top.getByText('Top 30').click()
  await expect(table).toHaveAccessibleName(/next to (29|30) apps/)
  await top.getByText('Top 50').click()
  await expect(page.getByText("Benchmarks load when you're back online")).toBeVisible()
})
