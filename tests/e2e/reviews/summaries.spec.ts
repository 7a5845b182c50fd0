import { dayOf, DAY_MS } from '#contract/protocol/days.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { createSummary, newSummary, openInbox, openSummaries } from '#tests/support/pages/reviews.ts'
import { expect, test } from '#tests/support/test.ts'

test('REV-017, REV-019, REV-020, ERR-053, ERR-054, ERR-055: days out of range, a schedule that is there, and used up summaries are said in the dialog; a summary says that no AI wrote it', async ({
  page,
  server,
}) => {
  test.slow()
  await signInToDemo(page, server.url)
  await openInbox(page, server.url)
  await openSummaries(page, server.url)
  const main = page.getByRole('main')

  let dialog = await newSummary(page)
  await dialog.getByRole('combobox', { name: 'Period' }).selectOption('Other days')
  await dialog.getByLabel('First day').fill(dayOf(Date.now() - 120 * DAY_MS))
  await dialog.getByRole('button', { name: 'Create summary' }).click()
  await expect(dialog.getByText('The period must be within the last 90 days.')).toBeVisible()
  await dialog.getByLabel('First day').fill(dayOf(Date.now()))
  await dialog.getByLabel('Last day').fill(dayOf(Date.now() - DAY_MS))
  await expect(dialog.getByText('The last day is before the first.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Period' }).selectOption('Last 90 days')
  await dialog.getByRole('button', { name: 'Create summary' }).click()
  await expect(dialog).toHaveCount(0)

  await test.step('schedules', async () => {
    const schedule = main.getByRole('region', { name: 'Schedule' })
    const toggle = schedule.getByRole('switch', { name: 'Schedule' })
    // The demo has a weekly one.
    await expect(toggle).toBeChecked()
    await toggle.click()
    await expect(toggle).not.toBeChecked()
    await schedule.getByText('Monthly', { exact: true }).click()
    await toggle.click()
    await expect(schedule).toContainText('Monthly, on the 1st')
    await expect(schedule).toContainText(/Next: 01\. .* in English/)
    await toggle.click()
    await expect(schedule).not.toContainText('on the 1st')
    await toggle.click()
    // "Next" stands there once the server has it; before, the schedule waits to be sent.
    await expect(schedule).toContainText(/Monthly, on the 1st.*Next: 01\. /s)
    dialog = await newSummary(page)
    await dialog.getByText('Monthly', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Save schedule' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      "There's already a schedule with the same interval, countries and languages.",
    )
    await dialog.getByText('Weekly', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Save schedule' }).click()
    await expect(schedule).toContainText(/Weekly, every Monday/)
  })

  const topics = main.getByRole('table', { name: 'Topics' })
  await expect(topics).toBeVisible({ timeout: 60_000 })
  await expect(main.getByText(/^Counted in \d+ reviews and quoted word for word, without AI\./)).toBeVisible()
  await topics.getByRole('button', { name: /^Positive/ }).click()
  await expect(topics.getByRole('columnheader', { name: /^Positive/ })).toHaveAttribute('aria-sort', 'descending')

  await test.step('those of the month are used up', async () => {
    for (let left = 4; left > 0; left -= 1) await createSummary(page)
    dialog = await newSummary(page)
    await expect(dialog.getByText('All summaries of this month are used. There are new ones on the 1st.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create summary' })).toBeDisabled()
    await expect(dialog.getByText('0 of 5 summaries left this month')).toBeVisible()
  })
})
