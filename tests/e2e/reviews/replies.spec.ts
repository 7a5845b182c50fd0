import { nameOf } from '#aso/reviews/author-name.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import {
  messageOf,
  openInbox,
  openReview,
  replyField,
  replyPath,
  replyStep,
  reviewCards,
  reviewList,
  reviewOnServer,
  reviewsOnServer,
} from '#tests/support/pages/reviews.ts'
import { expect, test } from '#tests/support/test.ts'

/** How the template "Short thanks" begins. Who is called like an address is not greeted in public. */
const thanksTo = (author: string): string =>
  `${['Thank you', nameOf(author) ?? []].flat().join(', ')}. It is good to know`

test('REV-007, REV-008, OP-72: a reply that is too long is not sent, and its text stays; characters count as in the store', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await openInbox(page, server.url, '?view=to-answer')
  const send = openReview(page).getByRole('button', { name: 'Send reply' })
  await replyField(page).fill('👍🏽 thanks')
  await expect(openReview(page).getByLabel('9 of 5,970 characters')).toBeVisible()
  const long = 'Thank you. '.repeat(543).slice(0, 5972)
  await replyField(page).fill(long)
  await expect(openReview(page).getByRole('alert')).toHaveText(
    'The store accepts up to 5,970 characters. Shorten your reply by 2.',
  )
  await expect(send).toBeDisabled()
  await replyField(page).press('Control+Enter')
  await openReview(page).getByRole('button', { name: 'Next review' }).click()
  await expect(replyField(page)).toHaveValue('')
  await openReview(page).getByRole('button', { name: 'Previous review' }).click()
  await expect(replyField(page)).toHaveValue(long)
  await expect(reviewCards(page).first()).toContainText('Draft')
  await replyField(page).fill(long.slice(0, 5970))
  await expect(openReview(page).getByRole('alert')).toHaveCount(0)
  await expect(send).toBeEnabled()

  await page.setViewportSize({ width: 1366, height: 768 })
  await openReview(page).getByRole('button', { name: 'Template', exact: true }).click()
  await expect(openReview(page).getByRole('region', { name: 'Templates' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366)
  await page.keyboard.press('Escape')

  // A phone whose keyboard is open.
  await page.setViewportSize({ width: 390, height: 470 })
  await replyField(page).focus()
  await expect(openReview(page).locator('[dir=auto]').first()).toBeInViewport()
  await expect(send).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
})

test('REV-001: a reply is taken back before it goes out, one in the store is changed, another one deleted', async ({
  page,
  server,
}) => {
  test.slow()
  const api = await signInToDemo(page, server.url)
  await openInbox(page, server.url, '?view=to-answer')
  await replyField(page).fill('Too quick.')
  await openReview(page).getByRole('button', { name: 'Send reply' }).click()
  await expect(replyStep(page)).toContainText(/Queued.*Sends in \d+ s/)
  await openReview(page).getByRole('button', { name: 'Undo' }).click()
  await expect(replyStep(page)).toContainText('Draft')
  await expect(replyField(page)).toHaveValue('Too quick.')

  const published = (await reviewsOnServer(api, '&replied=true')).filter(({ reply }) => reply?.state === 'published')
  const [changed, deleted] = published.map(({ id }) => id)
  await openInbox(page, server.url, `?review=${changed}`)
  await expect(replyStep(page)).toContainText('Published')
  await openReview(page).getByRole('button', { name: 'Edit reply' }).click()
  await replyField(page).fill('Thank you, the next version has it.')
  await openReview(page).getByRole('button', { name: 'Send changed reply' }).click()
  await expect(replyStep(page)).toContainText('Queued')
  await expect(openReview(page).getByRole('region', { name: 'Reply to this review' })).toContainText('the next version')

  await openInbox(page, server.url, `?review=${deleted}`)
  await openReview(page).getByRole('button', { name: 'Delete reply' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete reply' }).click()
  await expect.poll(async () => (await reviewOnServer(api, deleted ?? '')).reply, { timeout: 30_000 }).toBeNull()
  await expect(replyField(page)).toHaveValue('')
  await expect
    .poll(async () => (await reviewOnServer(api, changed ?? '')).reply, { timeout: 30_000 })
    .toMatchObject({ text: 'Thank you, the next version has it.', state: 'pending' })
})

test('REV-001, REV-012: one template answers several reviews, each shown before; others are marked as done', async ({
  page,
  server,
}) => {
  const api = await signInToDemo(page, server.url)
  await openInbox(page, server.url, '?view=to-answer&filter=language:en;rating:5')
  const authors: string[] = []
  for (const index of [0, 1, 2]) {
    const card = reviewCards(page).nth(index)
    authors.push((await card.getAttribute('aria-label'))?.split(', by ').at(-1) ?? '')
    await card.getByRole('checkbox').check()
  }
  const ids = await reviewList(page)
    .locator('article:has(:checked) [data-review]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-review') ?? ''))
  const bar = page.getByRole('toolbar', { name: 'Selected reviews' })
  await bar.getByRole('button', { name: 'Template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Template for 3 reviews' })
  await dialog.getByRole('button', { name: /^Short thanks/ }).click()
  const previews = dialog.getByRole('list', { name: 'Preview of the replies' }).getByRole('listitem')
  for (const [index, author] of authors.entries()) await expect(previews.nth(index)).toContainText(thanksTo(author))
  await previews.nth(2).getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: 'Send 2 replies' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  const texts = () => Promise.all(ids.map(async (id) => (await reviewOnServer(api, id)).reply?.text ?? null))
  const thanks = authors.map((author) => expect.stringContaining(thanksTo(author)))
  await expect.poll(texts).toEqual([...thanks.slice(0, 2), null])

  const toAnswer = page.getByRole('group', { name: 'Show' }).getByRole('button', { name: /^To answer/ })
  const left = (await toAnswer.textContent()) ?? ''
  await reviewCards(page).first().getByRole('checkbox').check()
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Marked as done: 1')).toBeVisible()
  await expect(toAnswer).not.toHaveText(left)
  await messageOf(page, 'Marked as done').getByRole('button', { name: 'Undo' }).click()
  await expect(toAnswer).toHaveText(left)
})

test('REV-001: a review that was answered elsewhere meanwhile is not answered twice, and what was written is offered', async ({
  page,
  server,
}) => {
  const api = await signInToDemo(page, server.url)
  await openInbox(page, server.url, '?view=to-answer')
  const [review] = await reviewsOnServer(api, '&replied=false')
  await openInbox(page, server.url, `?review=${review?.id}`)
  await replyField(page).fill('My own words.')
  const seen = { changedAt: review?.changedAt, reply: null }
  expect(await api.send('POST', replyPath(review?.id ?? ''), { text: 'From another desk.', seen })).toBe(200)
  await openReview(page).getByRole('button', { name: 'Send reply' }).click()
  const card = openReview(page).getByRole('alert')
  await expect(card).toContainText("Changed elsewhere: your reply wasn't sent")
  await expect(card).toContainText('My own words.')
  await expect(openReview(page).getByRole('region', { name: 'Reply to this review' })).toContainText(
    'From another desk.',
  )
  await card.getByRole('button', { name: 'Use my text' }).click()
  await expect(card).toHaveCount(0)
  await expect(replyField(page)).toHaveValue('My own words.')
  await openReview(page).getByRole('button', { name: 'Send changed reply' }).click()
  await expect.poll(async () => (await reviewOnServer(api, review?.id ?? '')).reply?.text).toBe('My own words.')
})
