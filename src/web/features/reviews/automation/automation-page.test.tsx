import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getAutomation } from '#contract/reviews/automation.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { append, daysAgo, draw, put, setUpAutomation } from '#tests/support/reviews/automation-page.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { writeRow } from '#web/data/saved-rows/write-row.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { signIn } from '#web/session/session.ts'
import { moorlight } from '#web/features/connections/fixtures.ts'
import { templatesAnswer } from '../templates/template-fixtures.ts'
import { automationOf, bugsRule, bugsRuleId, recordOf, ruleOf, thanksRuleId } from './rule-fixtures.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/data/saved-rows/write-row.ts'), { spy: true })

setUpAutomation()

describe('the rules', () => {
  test('REV-003, REV-006: in order, with what they answer and have done', async () => {
    draw({
      automation: automationOf([ruleOf({ isOn: true }), bugsRule()], {
        records: [recordOf({ ruleId: thanksRuleId, repliesIn30Days: 61, lastReplyAt: daysAgo(1) })],
      }),
    })
    const items = within(await screen.findByRole('list', { name: 'Rules' })).getAllByRole('listitem')
    expect(items[0]).toHaveTextContent('Thanks for 5 stars On Positive only, 4–5 stars 61 replies in 30 days')
    expect(items[1]).toHaveTextContent("Bugs after an update Off Negative only, 1–2 stars Hasn't run yet")
    const answers = screen.getByRole('radiogroup', { name: 'Answers' })
    expect(within(answers).getByRole('radio', { name: 'Negative only' })).toBeChecked()
    expect(screen.getByText('Only “All reviews” includes 3-star reviews.')).toBeVisible()
    expect(screen.getByRole('radiogroup', { name: 'Before it is sent' })).toBeVisible()
    expect(within(screen.getByRole('group', { name: 'Condition 1' })).getByText(/contain crash or stops/)).toBeVisible()
  })

  test('REV-003: they are reordered by keyboard', async () => {
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
    expect(await screen.findByText(/The store rejected three of its replies in a row/)).toBeVisible()
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

  test('a rule that asks by choice gives no reason', async () => {
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

  test('a ready-made rule waits for the templates that it takes: without one it can’t be saved', async () => {
    const asked = Promise.withResolvers<void>()
    draw({ automation: automationOf([]), search: {} })
    respond(getTemplates, async () => {
      await asked.promise
      return templatesAnswer()
    })
    const thanks = await screen.findByRole('button', { name: /^Thanks for 5 stars/ })
    expect(thanks).toBeDisabled()
    asked.resolve()
    await waitFor(() => expect(thanks).toBeEnabled())
    await userEvent.click(thanks)
    await userEvent.click(await screen.findByRole('button', { name: 'Save turned off' }))
    await waitFor(() => expect(put().rules).toMatchObject([{ name: 'Thanks for 5 stars', isOn: false }]))
  })

  test('a draft counts as saved only when the device has it, and as not saved where it took none', async () => {
    // The tests before may still write.
    const user = { ...ada, userId: crypto.randomUUID() }
    act(() => signIn(tokensOf(user)))
    const { promise, reject } = Promise.withResolvers<void>()
    vi.mocked(writeRow).mockImplementation(async (userId) => (userId === user.userId ? promise : undefined))
    draw()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!')
    expect(await screen.findByRole('button', { name: 'Discard changes' })).toBeVisible()
    expect(screen.queryByText(/saved (as draft )?on this device/i)).toBeNull()
    reject(new DeviceError('full'))
    expect(await screen.findByText('Not saved on this device')).toBeVisible()
    expect(screen.queryByText(/Changes saved/)).toBeNull()
    vi.mocked(writeRow).mockReset()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    expect(await screen.findByText(/Changes saved on this device/)).toBeVisible()
  })

  test('TEAM: who may not reply reads them', async () => {
    act(() => signIn(tokensOf({ ...ada, role: 'member' })))
    draw()
    expect(await screen.findByText(/You can view these rules but not change them/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
  })

  test('TEAM-002: who may only view the app reads them, and why', async () => {
    act(() => signIn(tokensOf({ ...ada, role: 'member', grants: ['reviews/reply'] })))
    draw({ project: { ...moorlight, permission: 'view' } })
    expect(await screen.findByText(/permission to edit this app/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  })
})

test('staff who act as a user may write rules and turn them off, and turn none on', async () => {
  act(() => signIn(tokensOf({ ...ada, impersonatorId: '99999999-9999-4999-8999-999999999999' })))
  draw({ automation: automationOf([bugsRule(), ruleOf({ isOn: true })]) })
  expect(await screen.findByText(/Only the users themselves can turn rules on/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
})

test('how many a rule has answered is refreshed when the user returns to the page', async () => {
  const withReplies = (repliesIn30Days: number) =>
    automationOf([ruleOf({ isOn: true })], { records: [recordOf({ ruleId: thanksRuleId, repliesIn30Days })] })
  draw({ automation: withReplies(0) })
  expect(await screen.findByText(/No replies yet/)).toBeVisible()
  respond(getAutomation, withReplies(3))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText(/3 replies in 30 days/)).toBeVisible()
})

describe('loading', () => {
  test('a failed request is shown', async () => {
    draw()
    refuse(getAutomation, 'FORBIDDEN')
    expect(await screen.findByText("Couldn't load the rules")).toBeVisible()
  })

  test('offline, missing rules are explained', async () => {
    draw()
    noNetwork()
    connectivity.set('offline')
    expect(await screen.findByText(/Not saved on this device. The rules load/)).toBeVisible()
  })
})
