import { isKept } from '#tests/support/pages/kept.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { openInbox, openReview, replyField, replyStep, reviewList, watchReplies } from '#tests/support/pages/reviews.ts'
import { ways } from '#tests/support/pages/review-ways.ts'
import { comeBack, connection, expect, goOffline, test } from '#tests/support/test.ts'

const { way, use } = ways['on a phone, by touch']
test.use(use)

test('REV-001: ten answers on a phone, with a reload and a tunnel between them, lose no word and no place in the list', async ({
  page,
  ownServer,
}) => {
  test.slow()
  const hand = way.hand(page)
  const sent = watchReplies(page)
  await openDemo(page, ownServer.url)
  await openInbox(page, ownServer.url)
  const back = page.getByRole('button', { name: 'Back to the list' })
  const list = reviewList(page)
  await hand.press(page.getByRole('group', { name: 'Show' }).getByRole('button', { name: /^To answer/ }))
  /** Where the list stands, px. */
  const place = () => list.evaluate((one) => one.getBoundingClientRect().top)

  for (let answer = 1; answer <= 10; answer += 1)
    await test.step(`answer ${answer}`, async () => {
      const open = list.getByRole('listitem').filter({ hasNotText: /Queued|Sends|Sent|Published|Pending/ })
      const card = open.nth(answer + 2).locator('[data-review]')
      const id = (await card.getAttribute('data-review')) ?? ''
      await card.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const before = await place()
      await hand.press(card)
      await way.begin(page, hand)
      await page.keyboard.type(`Thank you, this is answer ${answer}.`)
      if (answer === 3) {
        // The phone has thrown the page out of its memory.
        await expect(openReview(page)).toContainText('Saved on this device')
        await page.reload()
        await expect(replyField(page)).toHaveValue('Thank you, this is answer 3.')
      }
      if (answer === 6) {
        await isKept(page, 'getReviews')
        await goOffline(page, ownServer)
      }
      await hand.press(openReview(page).getByRole('button', { name: /^Send (reply|when online)$/ }))
      await expect(replyStep(page)).toContainText(/Queued|Sends when online/)
      await expect(openReview(page)).toContainText(`this is answer ${answer}.`)
      if (answer === 8) {
        await comeBack(page, ownServer)
        await expect(connection(page)).toHaveText(/^Online/, { timeout: 60_000 })
      }
      await hand.press(back)
      // Answered, it is none that waits for an answer any more.
      await expect(list.locator(`[data-review="${id}"]`)).toHaveCount(0)
      // A reload forgets it, a notice above the list comes and goes, and so does a line of what is said there.
      if (![3, 6, 8].includes(answer))
        expect(Math.abs((await place()) - before), 'px that the list has moved').toBeLessThan(40)
    })
  await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(10)
  expect(new Set(sent).size, 'each once').toBe(10)
})
