import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requireConfirmation } from '#contract/auth/second-step.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { getCountries, type Project } from '#contract/projects.ts'
import { getAutomation, type ReplyAutomation } from '#contract/reviews/automation.ts'
import { getReviewInbox, getReviewModel, getReviews } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import * as commands from '#web/commands/append.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { moorlight } from '#web/features/connections/fixtures.ts'
import { useState } from 'react'
import { shortId, templatesAnswer } from '../templates/fixtures.ts'
import { AutomationPage } from './automation-page.tsx'
import { automationOf, bugsRule, bugsRuleId, recordOf, reviewOf, ruleOf, thanksRuleId } from './fixtures.ts'
import type { Search } from './place.ts'

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
