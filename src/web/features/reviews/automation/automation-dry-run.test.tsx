import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { writeSample } from '#contract/reviews/automation.ts'
import { getReviewInbox } from '#contract/reviews/inbox.ts'
import { asked, never, refusal, refuse, respond } from '#tests/support/network/index.ts'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { append, bad, draw, dryRun, put, setUpAutomation } from '#tests/support/reviews/automation-page.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { signIn } from '#web/session/session.ts'
import { thanksRuleId } from './rule-fixtures.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })

setUpAutomation()

describe('the dry run', () => {
  test('REV-003: tells how many, what it would say and what it leaves out', async () => {
    draw()
    const region = await dryRun()
    expect(await region.findByRole('status', { name: '2 of 4 reviews' })).toBeVisible()
    expect(region.getAllByText('A draft, written when the review arrives.')).toHaveLength(2)
    await userEvent.click(region.getByText('2 skipped, and why'))
    expect(region.getByText('Reviews with “want my money back” always go to a person.')).toBeVisible()
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
    await userEvent.click(await region.findByRole('checkbox', { name: 'Reply to “Crash 0”' }))
    expect(await region.findByRole('status', { name: '1 of 4 reviews' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save turned off' }))
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
    expect(await region.findByText(/Nothing is sent or saved. It uses 10 AI requests./)).toBeVisible()
    expect(asked(writeSample)).toEqual([])
    await userEvent.click(region.getByRole('button', { name: 'Write 10 samples' }))
    expect(await region.findByText(/10 of 10 samples written/)).toHaveTextContent('2 would be held for you.')
    expect(asked(writeSample).map(({ body }) => body)).toMatchObject(
      Array.from({ length: 10 }, (_, index) => ({
        reviewId: `bad${index}`,
        answer: { by: 'ai', instructions: 'Say sorry once.' },
      })),
    )
    const lines = within(region.getByRole('list', { name: 'Replies it would have sent' })).getAllByRole('listitem')
    expect(lines).toHaveLength(10)
    expect(lines[0]).toHaveTextContent("It stops after the updateSorry, Ada bad0.Wouldn't be held")
    expect(lines[1]).toHaveTextContent('We refund you.Would be held: mentions money (“refund”)')
    expect(lines[2]).toHaveTextContent('Would be held: repeats the reply to another review')
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
    expect(region.getByText('The language model gave no usable response.')).toBeVisible()
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
    await (await dryRun()).findByText('Replies it would have sent')
    expect(screen.queryByRole('group', { name: 'Samples' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Bugs/ }))
    expect(await screen.findByRole('group', { name: 'Samples' })).toBeVisible()
    act(() => signIn(tokensOf({ ...ada, role: 'member' })))
    expect(screen.queryByRole('group', { name: 'Samples' })).toBeNull()
  })
})
