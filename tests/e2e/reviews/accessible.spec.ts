import { dialogs, expectAccessible, selectionBar, sizes } from '#tests/support/pages/axe.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import {
  newSummary,
  openInbox,
  openReview,
  openRules,
  openSummaries,
  openTemplates,
  replyField,
  replyStep,
  reviewCards,
  reviewPages,
} from '#tests/support/pages/reviews.ts'
import { expect, test } from '#tests/support/test.ts'

test.describe.configure({ mode: 'parallel' })

for (const [size, viewport] of Object.entries(sizes))
  test(`REV-003, REV-021, ${size}: axe finds nothing in the pages of the reviews and their dialogs, light and dark, and nothing scrolls sideways`, async ({
    page,
    server,
  }) => {
    test.slow()
    const isPhone = viewport.width < 500
    const { url } = server
    const main = page.getByRole('main')
    await openDemo(page, url)
    await page.setViewportSize(viewport)
    await openRules(page, url)
    await expectAccessible(page, 'no rules yet')
    await openSummaries(page, url)
    await expectAccessible(page, 'summaries that nobody has looked at yet')
    const asked = await newSummary(page)
    await asked.getByRole('combobox', { name: 'Period' }).selectOption('Other days')
    await asked.getByLabel('First day').fill('2020-01-01')
    await asked.getByRole('button', { name: 'Create summary' }).click()
    await expectAccessible(page, 'a new summary out of range', dialogs)
    await asked.getByRole('combobox', { name: 'Period' }).selectOption('Last 90 days')
    await asked.getByRole('button', { name: 'Create summary' }).click()
    await expect(asked).toHaveCount(0)

    await test.step('the inbox', async () => {
      await openInbox(page, url)
      await expectAccessible(page, 'the list of reviews')
      await reviewCards(page).nth(0).getByRole('checkbox').check()
      await reviewCards(page).nth(1).getByRole('checkbox').check()
      await expectAccessible(page, 'selected reviews', selectionBar)
      await page.getByRole('toolbar', { name: 'Selected reviews' }).getByRole('button', { name: 'Template' }).click()
      const all = page.getByRole('dialog', { name: 'Template for 2 reviews' })
      await all.getByRole('button', { name: /^Short thanks/ }).click()
      await expectAccessible(page, 'one template for several', dialogs)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await expect(page.getByRole('group', { name: 'Country' })).toBeVisible()
      await page.getByRole('group', { name: 'Rating' }).getByRole('checkbox', { name: '5' }).check()
      await expectAccessible(page, 'the filters', isPhone ? dialogs : 'main')
      await page.keyboard.press('Escape')
    })

    await test.step('a reply', async () => {
      await openInbox(page, url)
      if (isPhone) await reviewCards(page).first().getByRole('button').click()
      await openReview(page).getByRole('button', { name: 'Template', exact: true }).click()
      await expect(page.getByRole('button', { name: /^Short thanks/ })).toBeVisible()
      await expectAccessible(page, 'the choice of a template', isPhone ? dialogs : 'main')
      await page.keyboard.press('Escape')
      await replyField(page).fill('x'.repeat(6000))
      await expect(openReview(page).getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'a reply that is too long')
      await replyField(page).fill('Thank you.')
      await openReview(page).getByRole('button', { name: 'Send reply' }).click()
      await expect(replyStep(page)).toContainText('Queued')
      await expectAccessible(page, 'a reply on its way')
      if (isPhone) await page.getByRole('button', { name: 'Back to the list' }).click()
    })

    await test.step('templates', async () => {
      const dialog = await openTemplates(page)
      await dialog.getByRole('button', { name: /^Thanks 3/ }).click()
      await expectAccessible(page, 'the templates of a folder', dialogs)
      await dialog.getByRole('button', { name: 'Edit Short thanks' }).click()
      await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('')
      await dialog.getByRole('button', { name: 'Save template' }).click()
      await expectAccessible(page, 'a template without a text', dialogs)
    })

    await test.step('a rule', async () => {
      await openRules(page, url)
      await main.getByRole('button', { name: /^Bugs after an update/ }).click()
      await expect(main.getByRole('radio', { name: 'Negative only' })).toBeChecked()
      await main.getByRole('button', { name: 'Add condition' }).click()
      const age = await main.locator('[data-momentary]', { hasText: 'Updated' }).first().boundingBox()
      expect(age?.x).toBeGreaterThanOrEqual(12)
      await expectAccessible(page, 'a rule with conditions, by AI')
      await main.getByText('Template', { exact: true }).click()
      await main.getByRole('combobox', { name: 'Add template' }).selectOption('Problem reported')
      await main.getByRole('button', { name: 'Remove condition 2' }).click()
      if (isPhone) await main.getByText(/^Dry run/).click()
      await expect(main.getByRole('region', { name: 'Dry run' }).getByRole('status')).toBeVisible()
      if (isPhone) await expectAccessible(page, 'a dry run')
      if (isPhone) await main.getByText('Rule', { exact: true }).click()
      await main.getByRole('button', { name: 'Turn on' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page, 'a rule is turned on', '[role=alertdialog]')
    })

    await test.step('a summary, and what became of the reviews', async () => {
      await openSummaries(page, url)
      const topics = main.getByRole('table', { name: 'Topics' })
      await expect(topics).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page, 'a summary')
      await page.getByRole('button', { name: 'Delete this summary' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page, 'a summary is deleted', '[role=alertdialog]')
      await page.keyboard.press('Escape')
      if (isPhone) {
        await topics.getByRole('button').first().click()
        await expect(main.getByRole('region', { name: /^Quotes: / })).toBeVisible()
        await expectAccessible(page, 'the quotes of a topic')
      }
      await page.goto(url + reviewPages.overTime)
      await expect(main.getByRole('table', { name: 'Contributions to the change' })).toBeVisible()
      await expectAccessible(page, 'the reviews over time')
    })
  })
