import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { requireConfirmation } from '#contract/auth/second-step.ts'
import { asked, respond } from '#tests/support/network/index.ts'
import { screen, waitFor, within } from '#tests/support/render.tsx'
import { append, draw, dryRun, put, setUpAutomation } from '#tests/support/reviews/automation-page.tsx'
import { shortId } from '../templates/template-fixtures.ts'
import { automationOf, bugsRule, bugsRuleId, thanksRuleId } from './rule-fixtures.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })

setUpAutomation()

describe('turning on', () => {
  test('REV-010: asks once, with both numbers, and sends nothing before', async () => {
    draw()
    await (await dryRun()).findByRole('status', { name: '2 of 4 reviews' })
    const meter = screen.getByRole('meter', { name: 'AI requests' })
    expect(meter).toHaveAttribute('aria-valuemax', '50')
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Turn on “Bugs after an update”?' }))
    expect(dialog.getByText(/It would have replied to/)).toHaveTextContent('2 of 4 reviews in the last 90 days')
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
    expect(dialog.getByText('Replies are sent without anyone reading them first.')).toBeVisible()
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
    expect(await screen.findByText(/AI drafts aren't in your plan/)).toBeVisible()
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
    await userEvent.selectOptions(group.getByRole('combobox', { name: 'Comparison' }), 'contains none of')
    await userEvent.type(group.getByRole('textbox', { name: 'Words' }), 'refund,charged{Enter}')
    expect(group.getByText(/Skips any review that contains refund or charged/)).toBeVisible()
  })

  test('a rule that is on is turned off at once', async () => {
    draw({ search: { rule: thanksRuleId } })
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(put()).toMatchObject({ rules: [{ isOn: false }, {}], steps: [{ kind: 'off' }] }))
  })
})
