import type { Page } from '@playwright/test'
import { dialogs, panels, sideways, violations } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

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
    await signInToDemo(page, server.url)
    await page.goto(`${server.url}/analyze-keywords/keyword-monitoring?country=FR`)
    await expect(page.getByRole('heading', { name: 'Track your first keywords' })).toBeVisible()
    await expectNothing(page)

    await page.goto(`${server.url}/analyze-keywords/keyword-monitoring?country=US`)
    await expect(page.getByRole('checkbox', { name: 'white noise', exact: true })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('checkbox', { name: 'white noise', exact: true }).check({ force: true })
    await expect(page.getByRole('img', { name: 'Rank history of 1 keyword' })).toBeVisible()
    await expectNothing(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expectNothing(page, panels)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View as table' }).click()
    await page.getByRole('button', { name: 'Tag', exact: true }).click()
    await expectNothing(page, panels)
    await page.getByRole('textbox', { name: 'New tag' }).fill('Core')
    await page.getByRole('textbox', { name: 'New tag' }).press('Enter')
    await page.getByRole('button', { name: 'Manage tags' }).click()
    await page.getByRole('button', { name: 'Delete Core' }).click()
    await expectNothing(page, panels)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'white noise', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'white noise' })).toBeVisible()
    await expectNothing(page, dialogs)
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'New note' })).toBeVisible()
    await expectNothing(page, dialogs)
    await page.keyboard.press('Escape')

    await page.setViewportSize(phone)
    await expect(page.getByRole('list', { name: 'Tracked keywords' })).toBeVisible()
    await expectNothing(page)
    await context.close()
  })

/** As Excel saves "Unicode text": little-endian UTF-16 with its mark. */
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

test('KEY-028: a UTF-16 file becomes keywords that the server tracks', async ({ page, server }) => {
  const api = await signInToDemo(page, server.url)
  const [project] = await api.projects()
  await page.goto(`${server.url}/analyze-keywords/keyword-monitoring?country=FR`)
  await page.getByRole('button', { name: 'Add keywords' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add keywords' })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'mots.csv',
    mimeType: 'text/csv',
    buffer: utf16('Volume\tMot clé\r\n41\tbruit blanc\r\n17\tforêt d’été\r\n17\tForêt d’été\r\n9\t雨の音\r\n'),
  })
  await expect(dialog.getByRole('radio', { name: /^Mot clé/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Add to the list' }).click()
  await dialog.getByRole('button', { name: 'Track 3 keywords' }).click()
  await expect(dialog).toHaveCount(0)
  const tracked = async () => (await api.trackedKeywords(project?.projectId ?? '', 'fr-FR')).toSorted()
  // A server's first list of a country takes its time.
  await expect.poll(tracked, { timeout: 60_000 }).toEqual(['bruit blanc', "forêt d'été", '雨の音'])
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(3)
})
