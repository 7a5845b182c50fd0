import { isKept } from '#tests/support/pages/kept.ts'
import {
  comeBackUntil,
  openReview,
  replyField,
  replyStep,
  reviewCards,
  reviewOnServer,
  reviewsOnServer,
  watchReplies,
} from '#tests/support/pages/reviews.ts'
import { ways } from '#tests/support/pages/review-ways.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { openDemo, type DemoApi } from '#tests/support/pages/demo-api.ts'
import { comeBack, connection, expect, goOffline, test } from '#tests/support/test.ts'

test.describe.configure({ mode: 'parallel' })

/** After which the sample console shows a reply, and the server has looked again. */
const MINUTES_UNTIL_PUBLISHED = 5

const stateOf = async (api: DemoApi, id: string) => (await reviewOnServer(api, id)).reply?.state

for (const [name, { way, use }] of Object.entries(ways))
  test.describe(name, () => {
    test.use(use)

    test(`REV-001, REV-003, REV-006, REV-012, REV-017: three reviews are answered, one of them offline, a rule is made after its dry run, and a summary is read, ${name}`, async ({
      page,
    }) => {
      test.slow()
      const server = await ServerProcess.start({}, { program: 'tests/support/servers/serve-with-clock.ts' })
      const isPhone = 'hasTouch' in use
      const hand = way.hand(page)
      const main = page.getByRole('main')
      const send = openReview(page).getByRole('button', { name: 'Send reply' })
      try {
        const sent = watchReplies(page)
        await page.goto(server.url)
        const api = await openDemo(page, server.url)
        await way.goTo(page, hand, 'Reply to reviews')
        await expect(reviewCards(page).first()).toBeVisible({ timeout: 60_000 })

        await test.step('the first one, whose reply becomes a template', async () => {
          if (isPhone) await way.next(page, hand)
          await way.begin(page, hand)
          await page.keyboard.type('Thank you, we read every word of this.')
          await hand.press(openReview(page).getByRole('button', { name: 'Save as template' }))
          await expect(page.getByText(/^Saved as template/)).toBeVisible()
          await hand.press(send)
          await expect(replyStep(page)).toContainText('Queued')
        })

        await test.step('the second one, by that template', async () => {
          await way.next(page, hand)
          await way.templates(page, hand)
          await hand.write(page.getByRole('searchbox', { name: 'Search templates' }), 'thank')
          await hand.press(page.getByRole('button', { name: /^Thank you, we read/ }))
          await expect(replyField(page)).toHaveValue('Thank you, we read every word of this.')
          await hand.press(send)
          await expect(replyStep(page)).toContainText('Queued')
        })
        await expect.poll(() => sent.length).toBe(2)

        await test.step('the third one, offline', async () => {
          await isKept(page, 'getReviews')
          await goOffline(page, server)
          await page.reload()
          await way.next(page, hand)
          await way.begin(page, hand)
          await page.keyboard.type('We look into this today.')
          await hand.press(openReview(page).getByRole('button', { name: 'Send when online' }))
          await expect(replyStep(page)).toContainText('Queued')
          await page.reload()
          await expect(replyStep(page)).toContainText('Sends when online')
          await expect(openReview(page)).toContainText('We look into this today.')
          await expect(connection(page)).toContainText('1 change waiting')
          expect(sent.length).toBe(2)
          await comeBack(page, server)
          await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
        })
        const ids = [...sent]
        expect(new Set(ids).size, 'each is sent once').toBe(3)
        expect(ids.length).toBe(3)

        await test.step('a rule, after its dry run', async () => {
          if (isPhone) await hand.press(page.getByRole('button', { name: 'Back to the list' }))
          await hand.press(main.getByRole('link', { name: 'Automation' }))
          await hand.press(main.getByRole('button', { name: 'New rule' }))
          await hand.write(main.getByRole('textbox', { name: 'Name' }), 'Thanks, once I have looked')
          await hand.choose(main.getByRole('combobox', { name: 'Add template' }), 'Short thanks')
          await expect(main.getByRole('button', { name: 'Remove Short thanks' })).toBeVisible()
          await expect(main.getByRole('radio', { name: 'Ask me for each reply' })).toBeChecked()
          await hand.tick(main.getByRole('checkbox', { name: /^Also reply to existing reviews from the last 90 days/ }))
          const dryRun = main.getByRole('region', { name: 'Dry run' })
          if (isPhone) await hand.press(main.getByText(/^Dry run: \d+$/))
          await expect(dryRun.getByRole('status')).toHaveText(
            /^[1-9]\d* of \d+ reviews in the last \d\d days would have got a reply$/,
          )
          await expect(dryRun.getByRole('list', { name: 'Replies it would have sent' })).toContainText(
            'It is good to know',
          )
          if (isPhone) await hand.press(main.getByText('Rule', { exact: true }))
          await hand.press(main.getByRole('button', { name: 'Turn on' }))
          const question = page.getByRole('alertdialog')
          await expect(question).toContainText(/It would have replied to [1-9]/)
          await hand.press(question.getByRole('button', { name: 'Turn on' }))
          await expect(main.getByRole('button', { name: 'Turn off' })).toBeVisible()
        })

        await test.step('a summary, to the review of a quote', async () => {
          await way.goTo(page, hand, 'Review summaries')
          await hand.press(main.getByRole('button', { name: 'New summary' }))
          const dialog = page.getByRole('dialog', { name: 'New summary' })
          await hand.choose(dialog.getByRole('combobox', { name: 'Period' }), 'Last 90 days')
          await hand.press(dialog.getByRole('button', { name: 'Create summary' }))
          // Until it is sent, an earlier summary of the demo stands there.
          await expect(dialog).toHaveCount(0)
          const topics = main.getByRole('table', { name: 'Topics' })
          await expect(topics).toBeVisible({ timeout: 90_000 })
          await expect(main.getByText(/quoted word for word, without AI\./)).toBeVisible()
          const topic = topics.getByRole('button').nth(isPhone ? 0 : 4)
          const name = (await topic.textContent()) ?? ''
          await hand.press(topic)
          const quotes = main.getByRole('region', { name: `Quotes: ${name}` })
          const link = quotes.getByRole('link', { name: /^Open review by / }).first()
          const author = (await link.getAttribute('aria-label'))?.replace('Open review by ', '') ?? ''
          await hand.press(link)
          await expect(openReview(page).getByRole('heading', { level: 2 })).toHaveAccessibleName(`Review by ${author}`)
        })

        await test.step('a reply of the rule is approved, and those of before are in the store', async () => {
          const toApprove = async () =>
            (await reviewsOnServer(api)).filter(({ reply }) => reply?.state === 'to-approve').length
          await expect.poll(toApprove, { timeout: 60_000 }).toBeGreaterThan(0)
          for (const id of ids) await expect.poll(() => stateOf(api, id), { timeout: 30_000 }).toBe('pending')
          for (let minutes = 0; minutes < MINUTES_UNTIL_PUBLISHED; minutes += 1) await server.aMinuteLater()
          for (const id of ids) await expect.poll(() => stateOf(api, id), { timeout: 30_000 }).toBe('published')

          if (isPhone) await hand.press(page.getByRole('button', { name: 'Back to the list' }))
          const views = main.getByRole('group', { name: 'Show' })
          await comeBackUntil(page, views.getByRole('button', { name: /^To approve [1-9]/ }))
          await hand.press(views.getByRole('button', { name: /^To approve/ }))
          await expect(reviewCards(page).filter({ hasNotText: 'To approve' })).toHaveCount(0)
          await way.next(page, hand)
          await expect(replyField(page)).toHaveValue(/It is good to know/)
          await hand.press(openReview(page).getByRole('button', { name: 'Approve and send' }))
          await expect(openReview(page)).toContainText('Reply written by a rule')

          if (isPhone) await hand.press(page.getByRole('button', { name: 'Back to the list' }))
          await hand.press(views.getByRole('button', { name: /^All/ }))
          await way.open(page, hand, ids[0] ?? '')
          await expect(replyStep(page)).toContainText('Published')
        })
        expect(sent.length, 'and one more').toBe(4)
      } finally {
        await server.remove()
      }
    })
  })
