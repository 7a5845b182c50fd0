import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requireConfirmation } from '#contract/auth/second-step.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { getCountries, type Project } from '#contract/projects.ts'
import { getAutomation, writeSample, type ReplyAutomation } from '#contract/reviews/automation.ts'
import { getReviewInbox, getReviewModel, getReviews } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, never, noNetwork, refusal, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import * as commands from '#web/commands/append.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { moorlight } from '#web/features/connections/fixtures.ts'
import { useState } from 'react'
import { shortId, templatesAnswer } from '../templates/template-fixtures.ts'
import { AutomationPage } from './automation-page.tsx'
import { automationOf, bugsRule, bugsRuleId, recordOf, reviewOf, ruleOf, thanksRuleId } from './rule-fixtures.ts'
import type { Search } from './phone-view.tsx'

vi.mock(import('#web/commands/append.ts'), { spy: true })
const append = vi.mocked(commands.append)
beforeEach(() => {
  signIn(tokensOf(ada))
  append.mockResolvedValue()
})
afterEach(() => {
  append.mockReset()
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const bad = (index: number, given: Partial<OwnReview> = {}) =>
  reviewOf({
    id: `bad${index}`,
    title: `Crash ${index}`,
    body: 'It stops after the update',
    writtenAt: daysAgo(index + 1),
    ...given,
  })

interface Given {
  automation?: ReplyAutomation
  reviews?: OwnReview[]
  used?: number
  search?: Search
  isAiLocked?: boolean
  project?: Project
}

function Page({ start, isAiLocked, project }: { start: Search; isAiLocked: boolean; project: Project }) {
  const [search, setSearch] = useState(start)
  return (
    <AutomationPage
      app={ownApp(project)}
      identity={ada}
      search={search}
      onSearch={setSearch}
      isAiLocked={isAiLocked}
      inbox={null}
    />
  )
}

function draw(given: Given = {}) {
  const { automation = automationOf([ruleOf({ isOn: true }), bugsRule()]), used = 32 } = given
  const {
    reviews = [
      bad(0),
      bad(1),
      bad(2, { body: 'It stops. I want my money back' }),
      reviewOf({ id: 'old', rating: 5, writtenAt: daysAgo(3), body: 'Lovely' }),
    ],
  } = given
  const months = [...new Set(reviews.map(({ writtenAt }) => writtenAt.slice(0, 7)))]
  respond(getAutomation, automation)
  respond(getTemplates, templatesAnswer())
  respond(getQuotas, [{ slotType: 'AI_ASSISTANCE', used, limit: 50 }])
  respond(getCountries, [])
  respond(getReviewModel, { isConfigured: true, host: null })
  respond(getReviewInbox, {
    source: 'console',
    connection: null,
    problem: null,
    readAt: null,
    total: reviews.length,
    toAnswer: reviews.length,
    toApprove: 0,
    months: months.map((month) => ({ month, count: 1, changedAt: daysAgo(0) })),
  })
  respond(getReviews, ({ query }) => ({
    content: reviews.filter(({ writtenAt }) => writtenAt.startsWith(query.month ?? '')),
    pageNumber: 1,
    pageSize: 1000,
    totalPages: 1,
  }))
  return drawPage(
    <Page
      start={given.search ?? { rule: bugsRuleId }}
      isAiLocked={given.isAiLocked ?? false}
      project={given.project ?? moorlight}
    />,
  )
}
const put = () =>
  append.mock.calls.findLast(([name]) => name === 'putAutomation')?.[1] as {
    rules: unknown[]
    seen: number
    steps: unknown[]
  }
const dryRun = async () => within(await screen.findByRole('region', { name: 'Dry run' }))

describe('the rules', () => {
  test('REV-003, REV-006: in order, with what they answer and have done', async () => {
    draw({
      automation: automationOf([ruleOf({ isOn: true }), bugsRule()], {
        records: [recordOf({ ruleId: thanksRuleId, repliesIn30Days: 61, lastReplyAt: daysAgo(1) })],
      }),
    })
    const items = within(await screen.findByRole('list', { name: 'Rules' })).getAllByRole('listitem')
    expect(items[0]).toHaveTextContent('Thanks for 5 stars On Positive only, 4–5 stars 61 replies in 30 days')
    expect(items[1]).toHaveTextContent('Bugs after an update Off Negative only, 1–2 stars Never ran')
    const answers = screen.getByRole('radiogroup', { name: 'Answers' })
    expect(within(answers).getByRole('radio', { name: 'Negative only' })).toBeChecked()
    expect(screen.getByText('3-star reviews are answered by “All reviews” only.')).toBeVisible()
    expect(screen.getByRole('radiogroup', { name: 'Before it is sent' })).toBeVisible()
    expect(
      within(screen.getByRole('group', { name: 'Condition 1' })).getByText(/contains crash or stops/),
    ).toBeVisible()
  })

  test('REV-003: they change places by keyboard', async () => {
    draw()
    const list = await screen.findByRole('list', { name: 'Rules' })
    within(list).getByRole('button', { name: /^Bugs/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(put().rules).toMatchObject([{ id: bugsRuleId }, { id: thanksRuleId }]))
    expect(put()).toMatchObject({ seen: 7, steps: [{ kind: 'order' }] })
    expect(screen.getByText('Bugs after an update: 1 of 2')).toBeInTheDocument()
  })

  test('F6 leads from the rules to the editor, to the dry run and round, Shift and F6 back', async () => {
    draw()
    const rule = within(await screen.findByRole('list', { name: 'Rules' })).getByRole('button', { name: /^Bugs/ })
    const dry = await screen.findByRole('region', { name: 'Dry run' })
    rule.focus()
    await userEvent.keyboard('{F6}')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    expect(dry).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{F6}')
    expect(rule).toHaveFocus()
    await userEvent.keyboard('{Shift>}{F6}{/Shift}')
    expect(dry).toContainElement(document.activeElement as HTMLElement)
  })

  test('a rule that stopped itself says why', async () => {
    const record = recordOf({ ruleId: bugsRuleId, stoppedAt: '2026-11-20T09:00:00.000Z', stoppedBecause: 'refused' })
    draw({ automation: automationOf([bugsRule()], { records: [record] }) })
    expect(await screen.findByText(/The store refused three of its replies in a row/)).toBeVisible()
    expect(screen.getByText('Stopped')).toBeVisible()
  })

  test.each([
    [
      'its template',
      ruleOf({ isOn: true, delay: 'ask' }),
      { because: 'template', template: 'Short thanks', by: 'Mia Berg' },
      'Short thanks” was changed on 03. November 2026 by Mia Berg.',
    ],
    [
      'the support address in it',
      ruleOf({ isOn: true, delay: 'ask' }),
      { because: 'support', template: null, by: null },
      'the support address in its template was changed on',
    ],
    ['nobody let a model’s replies go out', bugsRule({ isOn: true, delay: 'at-once' }), null, 'until you confirm that'],
  ] as const)('REV-012: says why it asks now: %s', async (_, rule, asks, text) => {
    const since = '2026-11-03T09:00:00.000Z'
    const record = recordOf({ ruleId: rule.id, asks: asks && { since, ...asks } })
    draw({ automation: automationOf([rule], { records: [record] }), search: { rule: rule.id } })
    const note = await screen.findByText(/This rule asks first/)
    expect(note).toHaveTextContent(text)
  })

  test('a rule that asks because somebody chose so gives no reason', async () => {
    draw({ automation: automationOf([ruleOf({ isOn: true, delay: 'ask' })]), search: { rule: thanksRuleId } })
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible()
    expect(screen.queryByText(/This rule asks first/)).toBeNull()
  })

  test('REV-003: without any, two are ready, off; one is a draft of this device first', async () => {
    draw({ automation: automationOf([]), search: {} })
    await userEvent.click(await screen.findByRole('button', { name: /^Thanks for 5 stars/ }))
    expect(await screen.findByText('Saved as draft on this device')).toBeVisible()
    expect(append).not.toHaveBeenCalled()
    expect(screen.getByText('Short thanks')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Delete rule' }))
    expect(await screen.findByRole('heading', { name: 'No rules yet' })).toBeVisible()
  })

  test('TEAM: who may not reply reads them', async () => {
    act(() => signIn(tokensOf({ ...ada, role: 'member' })))
    draw()
    expect(await screen.findByText(/You may read the rules, not change them/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
  })

  test('TEAM-002: who may only view the app reads them, and why', async () => {
    act(() => signIn(tokensOf({ ...ada, role: 'member', grants: ['reviews/reply'] })))
    draw({ project: { ...moorlight, permission: 'view' } })
    expect(await screen.findByText(/that wants edit on this app/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  })
})

test('staff who act as a user may write rules and turn them off, and turn none on', async () => {
  act(() => signIn(tokensOf({ ...ada, impersonatorId: '99999999-9999-4999-8999-999999999999' })))
  draw({ automation: automationOf([bugsRule(), ruleOf({ isOn: true })]) })
  expect(await screen.findByText(/Only the users themselves can turn rules on/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
})

test('how many a rule has answered is asked anew when somebody comes back to the page', async () => {
  const withReplies = (repliesIn30Days: number) =>
    automationOf([ruleOf({ isOn: true })], { records: [recordOf({ ruleId: thanksRuleId, repliesIn30Days })] })
  draw({ automation: withReplies(0) })
  expect(await screen.findByText(/No replies yet/)).toBeVisible()
  respond(getAutomation, withReplies(3))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText(/3 replies in 30 days/)).toBeVisible()
})

describe('the dry run', () => {
  test('REV-003: tells how many, what it would say and what it leaves out', async () => {
    draw()
    const region = await dryRun()
    expect(await region.findByRole('status', { name: '2 of 4 reviews' })).toBeVisible()
    expect(region.getAllByText('A draft, written when the review comes.')).toHaveLength(2)
    await userEvent.click(region.getByText('The 2 it left out, and why'))
    expect(region.getByText('“want my money back” always goes to a person.')).toBeVisible()
  })

  test('REV-006: follows the writing, and shows the replies of templates', async () => {
    draw({ search: { rule: thanksRuleId } })
    const region = await dryRun()
    expect(await region.findByText('Thank you, Ada.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Negative only' }))
    expect(await region.findByRole('status', { name: '2 of 4 reviews' })).toBeVisible()
    await userEvent.click(region.getByRole('radio', { name: '14 days' }))
    expect(await region.findByText(/in the last 14 days/)).toBeVisible()
  })

  test('unticking a reply adds it to the exceptions', async () => {
    draw()
    const region = await dryRun()
    await userEvent.click(await region.findByRole('checkbox', { name: 'Answer “Crash 0”' }))
    expect(await region.findByRole('status', { name: '1 of 4 reviews' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save as off' }))
    await waitFor(() => expect(put().rules).toMatchObject([{ exceptions: [] }, { exceptions: ['bad0'] }]))
  })

  test('offline without reviews the rule can be written all the same', async () => {
    draw()
    refuse(getReviewInbox, 'FORBIDDEN')
    expect(await (await dryRun()).findByText("Couldn't load the reviews")).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeEnabled()
  })
})

describe('samples of a rule by AI', () => {
  const twelve = () => Array.from({ length: 12 }, (_, index) => bad(index))
  const kind = (text: string) => ({ text, language: 'en', held: null })

  test('are written on press for the newest ten, each beside its review with what the check says', async () => {
    draw({ reviews: twelve() })
    const held = { kind: 'money', shown: 'refund' } as const
    respond(writeSample, ({ body }) =>
      body.reviewId === 'bad1'
        ? { text: 'We refund you.', language: 'en', held }
        : kind(body.reviewId === 'bad2' ? 'Sorry, Ada bad0.' : `Sorry, Ada ${body.reviewId}.`),
    )
    const region = await dryRun()
    expect(await region.findByText(/Nothing is sent or kept. It uses 10 AI requests./)).toBeVisible()
    expect(asked(writeSample)).toEqual([])
    await userEvent.click(region.getByRole('button', { name: 'Write 10 samples' }))
    expect(await region.findByText(/10 of 10 samples written/)).toHaveTextContent('2 would be held for you.')
    expect(asked(writeSample).map(({ body }) => body)).toMatchObject(
      Array.from({ length: 10 }, (_, index) => ({
        reviewId: `bad${index}`,
        answer: { by: 'ai', instructions: 'Say sorry once.' },
      })),
    )
    const lines = within(region.getByRole('list', { name: 'What it would have said' })).getAllByRole('listitem')
    expect(lines).toHaveLength(10)
    expect(lines[0]).toHaveTextContent('It stops after the updateSorry, Ada bad0.Would not be held')
    expect(lines[1]).toHaveTextContent('We refund you.Would be held: speaks of money (“refund”)')
    expect(lines[2]).toHaveTextContent('Would be held: the same words answer another review')
    expect(append).not.toHaveBeenCalled()
  })

  test('can be cancelled, and say when the rule is another by now', async () => {
    draw({ reviews: twelve() })
    respond(writeSample, ({ body }) => (body.reviewId === 'bad1' ? never : kind('Sorry, Ada.')))
    const region = await dryRun()
    await userEvent.click(await region.findByRole('button', { name: 'Write 10 samples' }))
    expect(await region.findByText('Writing sample 2 of 10…')).toBeVisible()
    await userEvent.click(region.getByRole('button', { name: 'Cancel' }))
    expect(await region.findByText(/1 of 10 samples written/)).toBeVisible()
    expect(region.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'Instructions' }), ' Be brief.')
    expect(await region.findByText(/You have changed the rule since/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(region.queryByText(/You have changed the rule since/)).toBeNull())
  })

  test('go on behind a review that the model has no answer to, and end where it has none at all', async () => {
    draw({ reviews: twelve() })
    respond(writeSample, ({ body }) =>
      body.reviewId === 'bad0'
        ? refusal('AI_FAILED')
        : body.reviewId === 'bad2'
          ? refusal('AI_DAY_LIMIT')
          : kind('Sorry.'),
    )
    const region = await dryRun()
    await userEvent.click(await region.findByRole('button', { name: 'Write 10 samples' }))
    expect(await region.findByText(/The language model's limit for today is used up/)).toBeVisible()
    expect(region.getByText('The model gave no usable answer.')).toBeVisible()
    expect(region.getByText(/1 of 10 samples written/)).toBeVisible()
    expect(asked(writeSample)).toHaveLength(3)
  })

  test('are fewer where fewer AI requests are left, and none without one', async () => {
    draw({ reviews: twelve(), used: 47 })
    expect(await (await dryRun()).findByRole('button', { name: 'Write 3 samples' })).toBeEnabled()
  })

  test('need a connection', async () => {
    draw({ reviews: twelve() })
    const region = await dryRun()
    await region.findByRole('button', { name: 'Write 10 samples' })
    act(() => connectivity.set('offline'))
    expect(region.getByRole('button', { name: 'Write 10 samples' })).toBeDisabled()
    expect(region.getByText("You're offline. Samples need a connection.")).toBeVisible()
  })

  test('are for those alone who may turn the rule on, where there is a model', async () => {
    draw({ search: { rule: thanksRuleId } })
    await (await dryRun()).findByText('What it would have said')
    expect(screen.queryByRole('group', { name: 'Samples' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Bugs/ }))
    expect(await screen.findByRole('group', { name: 'Samples' })).toBeVisible()
    act(() => signIn(tokensOf({ ...ada, role: 'member' })))
    expect(screen.queryByRole('group', { name: 'Samples' })).toBeNull()
  })
})

describe('turning on', () => {
  test('REV-010: asks once, with both numbers, and sends nothing before', async () => {
    draw()
    await (await dryRun()).findByRole('status', { name: '2 of 4 reviews' })
    const meter = screen.getByRole('meter', { name: 'AI requests' })
    expect(meter).toHaveAttribute('aria-valuemax', '50')
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Turn on “Bugs after an update”?' }))
    expect(dialog.getByText(/It would have answered/)).toHaveTextContent('2 of 4 reviews in the last 90 days')
    expect(dialog.getByText(/AI requests a month/)).toHaveTextContent('18 are left in this one')
    expect(append).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(put()).toMatchObject({ seen: 7, steps: [{ kind: 'on', ruleId: bugsRuleId }] }))
    expect(put().rules).toMatchObject([{ isOn: true }, { isOn: true, name: 'Bugs after an update' }])
  })

  test.each([
    ['Turn on and ask me first', { delay: 'ask', sendsUnread: false }],
    ['Turn on and send unread', { delay: 'at-once', sendsUnread: true }],
  ])('a model’s replies go out unread only where that is confirmed: %s', async (button, expected) => {
    respond(requireConfirmation, null)
    draw({ automation: automationOf([bugsRule({ delay: 'at-once' })]) })
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Replies are sent without anybody reading them.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(put().rules).toMatchObject([{ isOn: true, ...expected }]))
    expect(asked(requireConfirmation)).toHaveLength(expected.sendsUnread ? 1 : 0)
  })

  test('REV-010: not without AI requests', async () => {
    draw({ used: 50 })
    expect(await screen.findByText('Not enough AI requests')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeDisabled()
  })

  test('OP-48: where the plan has no AI, templates work', async () => {
    draw({ isAiLocked: true })
    expect(await screen.findByText(/AI drafts are not in your plan/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: 'Template' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add template' }), 'Short thanks')
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn on' }))
    await waitFor(() =>
      expect(put().rules[1]).toMatchObject({ isOn: true, answer: { by: 'template', templateIds: [shortId] } }),
    )
  })

  test('what is missing is shown at the try', async () => {
    draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Add condition' }))
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    const group = within(screen.getByRole('group', { name: 'Condition 2' }))
    expect(group.getByRole('textbox', { name: 'Words' })).toBeInvalid()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'How' }), 'contains none of')
    await userEvent.type(group.getByRole('textbox', { name: 'Words' }), 'refund,charged{Enter}')
    expect(group.getByText(/Leaves out any review that contains refund or charged/)).toBeVisible()
  })

  test('a rule that is on is turned off at once', async () => {
    draw({ search: { rule: thanksRuleId } })
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(put()).toMatchObject({ rules: [{ isOn: false }, {}], steps: [{ kind: 'off' }] }))
  })
})

describe('what stands around them', () => {
  test('what could not be loaded is told', async () => {
    draw()
    refuse(getAutomation, 'FORBIDDEN')
    expect(await screen.findByText("Couldn't load the rules")).toBeVisible()
  })

  test('offline, what is not on the device is said so', async () => {
    draw()
    noNetwork()
    connectivity.set('offline')
    expect(await screen.findByText(/Not saved on this device. The rules load/)).toBeVisible()
  })
})
