import { isKept } from '#tests/support/pages/kept.ts'
import {
  createSummary,
  openInbox,
  openReview,
  openRules,
  openSummaries,
  openTemplates,
  replyField,
  reviewCards,
  reviewPages,
} from '#tests/support/pages/reviews.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { comeBack, connection, expect, goOffline, test, watch } from '#tests/support/test.ts'

test('REV-001, REV-012, REV-015, REV-017: without the server a new tab has the reviews, drafts, templates, rules, summaries and what became of them over time; a template is written and used', async ({
  page: first,
  context,
  ownServer,
  problems,
}) => {
  test.slow()
  await openDemo(first, ownServer.url)
  await openInbox(first, ownServer.url)
  await openSummaries(first, ownServer.url)
  await createSummary(first, 'Last 90 days')
  await openRules(first, ownServer.url)
  await first.getByRole('button', { name: /^Thanks for 5 stars/ }).click()
  await first.getByRole('button', { name: 'Save turned off' }).click()
  await expect(first.getByRole('list', { name: 'Rules', exact: true })).toContainText('Off')
  await first.goto(ownServer.url + reviewPages.overTime)
  await expect(first.getByRole('table', { name: 'Contributions to the change' })).toBeVisible()
  await first.goto(ownServer.url + reviewPages.summaries)
  const topic = (await first.getByRole('table', { name: 'Topics' }).getByRole('button').nth(4).textContent()) ?? ''
  for (const endpoint of ['getReviews', 'getTemplates', 'getAutomation', 'getSummary']) await isKept(first, endpoint)

  await test.step('the tab is closed in the middle of a sentence, in a tunnel', async () => {
    await openInbox(first, ownServer.url, '?view=to-answer')
    await goOffline(first, ownServer)
    await replyField(first).pressSequentially('We are sorry, and')
    await expect(openReview(first).getByText(/^Saved on this device/)).toBeVisible()
    await first.close()
  })

  const page = await context.newPage()
  watch(page, problems)
  await openInbox(page, ownServer.url)
  await expect(connection(page)).toHaveText(/^Offline/)
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Drafts 1' }).click()
  await expect(reviewCards(page)).toHaveCount(1)
  await expect(replyField(page)).toHaveValue('We are sorry, and')
  await expect(openReview(page).getByRole('button', { name: 'Fill in a template' })).toBeDisabled()

  await test.step('a template is written and used', async () => {
    const dialog = await openTemplates(page)
    await dialog.getByRole('button', { name: 'New template' }).click()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('From the train')
    await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('{app} works without a network, too.')
    await dialog.getByRole('button', { name: 'Save template' }).click()
    const row = dialog.getByRole('listitem').filter({ hasText: 'From the train' })
    await expect(row).toContainText('Not sent yet')
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: /^All/ }).click()
    await openReview(page).getByRole('button', { name: 'Next review' }).click()
    await openReview(page).getByRole('button', { name: 'Template', exact: true }).click()
    await page.getByRole('button', { name: /^From the train/ }).click()
    await expect(replyField(page)).toHaveValue('Moorlight: Sleep & Wind Down works without a network, too.')
  })

  await test.step('rules, summaries and the time since', async () => {
    const main = page.getByRole('main')
    await openRules(page, ownServer.url)
    await expect(main.getByRole('list', { name: 'Rules', exact: true })).toContainText('Thanks for 5 stars')
    await expect(main.getByRole('region', { name: 'Dry run' }).getByRole('status')).toHaveText(/^[1-9]\d* of/)
    await openSummaries(page, ownServer.url)
    await main.getByRole('table', { name: 'Topics' }).getByRole('button', { name: topic, exact: true }).click()
    const quotes = main.getByRole('region', { name: `Quotes: ${topic}` })
    await expect(quotes.getByRole('link', { name: /^Open review by / }).first()).toBeVisible()
    await page.goto(ownServer.url + reviewPages.overTime)
    await expect(main.getByRole('table', { name: 'Contributions to the change' })).toBeVisible()
    await expect(main.getByText(/not saved on this device/i)).toHaveCount(0)
  })

  const sent: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && new URL(response.url()).pathname.endsWith('/templates'))
      sent.push(String(response.status()))
  })
  await comeBack(page, ownServer)
  await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
  expect(sent).toEqual(['204'])
})
