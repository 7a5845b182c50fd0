import type { ReplyAutomation } from '#contract/reviews/automation.ts'
import { apiHeaders } from '#tests/support/pages/api-headers.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { moveToFreePlan } from '#tests/support/pages/free-plan.ts'
import {
  automationPath,
  comeBackUntil,
  openInbox,
  openReview,
  openRules,
  replyField,
  replyStep,
  reviewOnServer,
  reviewsOnServer,
} from '#tests/support/pages/reviews.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { expect, test } from '#tests/support/test.ts'

test('REV-006, REV-003: conditions say what they mean; a rule is turned on with both numbers, answers, and each answer can be taken back before it is sent', async ({
  page,
  server,
}) => {
  test.slow()
  const api = await signInToDemo(page, server.url)
  await openInbox(page, server.url)
  await openRules(page, server.url)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Thanks for 5 stars/ }).click()
  await expect(main.getByRole('radio', { name: 'Positive only' })).toBeChecked()

  await test.step('what contradicts itself is explained', async () => {
    const status = main.getByRole('region', { name: 'Dry run' }).getByRole('status')
    await expect(status).toHaveText(/^[1-9]/)
    const all = await status.textContent()
    await main.getByRole('button', { name: 'Add condition' }).click()
    const first = main.getByRole('group', { name: 'Condition 1' })
    await first.getByRole('textbox', { name: 'Words' }).fill('sleep,timer,')
    await expect(first).toContainText('Replies only to reviews that contain sleep or timer. One of them is enough.')
    await expect(status).not.toHaveText(all ?? '')
    await main.getByRole('button', { name: 'Add condition' }).click()
    const second = main.getByRole('group', { name: 'Condition 2' })
    await second.getByRole('combobox', { name: 'Comparison' }).selectOption('contains none of')
    await second.getByRole('textbox', { name: 'Words' }).fill('Sleep,')
    await expect(second).toContainText('Skips any review that contains Sleep.')
    await expect(first).toContainText('Another condition excludes sleep.')
    await second.getByRole('textbox', { name: 'Words' }).fill('timer,')
    await expect(first).toContainText('Another condition excludes sleep and timer, so this rule never applies.')
    await expect(status).toHaveText(/^0 of/)
    await main.getByRole('button', { name: 'Remove condition 2' }).click()
    await main.getByRole('button', { name: 'Remove condition 1' }).click()
    await expect(status).toHaveText(all ?? '')
  })

  await main.getByRole('textbox', { name: 'Name' }).fill('Thank everybody')
  await main.getByRole('spinbutton', { name: 'Maximum replies per day' }).fill('0')
  await main.getByRole('button', { name: 'Turn on' }).click()
  await expect(main.getByText('A number from 1 to 500.')).toBeVisible()
  await main.getByRole('spinbutton', { name: 'Maximum replies per day' }).fill('2')
  await main.getByRole('checkbox', { name: /^Also reply to existing reviews/ }).check()
  await main.getByRole('button', { name: 'Turn on' }).click()
  const question = page.getByRole('alertdialog', { name: 'Turn on “Thank everybody”?' })
  await expect(question).toContainText(/It would have replied to [1-9]\d* of \d+ reviews in the last \d+ days/)
  await question.getByRole('button', { name: 'Turn on' }).click()
  await expect(main.getByRole('list', { name: 'Rules' }).getByRole('listitem')).toContainText('On')

  const byRule = async () => (await reviewsOnServer(api)).filter(({ reply }) => reply?.origin === 'rule')
  await expect.poll(async () => (await byRule()).length, { timeout: 60_000 }).toBe(2)
  const [review] = await byRule()
  await openInbox(page, server.url, `?review=${review?.id}`)
  await comeBackUntil(page, openReview(page).getByText('Reply written by a rule'))
  await expect(replyStep(page)).toContainText(/Queued.*Sends in 1[12]\d min/)
  await openReview(page).getByRole('button', { name: 'Undo' }).click()
  await expect(replyField(page)).toHaveValue(review?.reply?.text ?? '')
  await expect.poll(async () => (await reviewOnServer(api, review?.id ?? '')).reply).toBeNull()
})

test('SUB-022, OP-63, REV-010: on the free plan AI drafts are locked in replies and rules, and templates work', async ({
  browser,
  page: first,
}) => {
  const server = await ServerProcess.start()
  try {
    await signInToDemo(first, server.url)
    await openInbox(first, server.url)
    await moveToFreePlan(server)
    // What this device knows of the plan it asks for anew after five minutes: the same person, on another device.
    const { cookies } = await first.context().storageState()
    const context = await browser.newContext({ storageState: { cookies, origins: [] } })
    const page = await context.newPage()
    await openRules(page, server.url)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^Bugs after an update/ }).click()
    await main.getByText('AI draft', { exact: true }).click()
    await expect(main.getByText("AI drafts aren't in your plan. You can use templates.")).toBeVisible()
    await expect(main.getByRole('button', { name: 'Turn on' })).toBeDisabled()
    await main.getByText('Template', { exact: true }).click()
    await main.getByRole('combobox', { name: 'Add template' }).selectOption('Problem reported')
    await expect(main.getByRole('button', { name: 'Turn on' })).toBeEnabled()
    await openInbox(page, server.url)
    await expect(openReview(page).getByRole('link', { name: /^Write with AI: upgrade/ })).toBeVisible()
    await context.close()
  } finally {
    await server.remove()
  }
})

test('a rule by AI that the model refused, and which stopped itself, says why', async ({ page, server }) => {
  const api = await signInToDemo(page, server.url)
  await openInbox(page, server.url)
  const automation = await api.get<ReplyAutomation>(automationPath)
  // As the server tells of it (tests/api/reviews/answers-by-ai.test.ts), where a model refuses: here is none.
  await page.route(`**${automationPath}*`, async (route) => {
    const rule = {
      id: crypto.randomUUID(),
      name: 'Thanks',
      isOn: false,
      mode: 'positive',
      conditions: [],
      answer: { by: 'ai', tone: 'warm', language: null, instructions: '' },
      delay: 'ask',
      perDay: 50,
      includesEarlier: false,
      exceptions: [],
    }
    const now = new Date().toISOString()
    const record = { ruleId: rule.id, turnedOnAt: now, repliesIn30Days: 3, lastReplyAt: now, stoppedAt: now }
    const records = [{ ...record, stoppedBecause: 'refused' }]
    await route.fulfill({ headers: apiHeaders, json: { ...automation, rules: [rule], records } })
  })
  await openRules(page, server.url)
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'Rules' }).getByRole('listitem')).toContainText('Stopped')
  await expect(main.getByText(/^This rule was stopped automatically on/)).toBeVisible()
  await expect(main.getByText(/The store rejected three of its replies in a row/)).toBeVisible()
})
