import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { screen, waitFor } from '#tests/support/render.tsx'
import { getFeatures } from '#contract/account.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { draftReply, getReviewModel } from '#contract/reviews/inbox.ts'
import { refuse, respond } from '#tests/support/network/index.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { setUpInbox, draw, field, sent, draftsOfDevice } from '#tests/support/reviews/inbox-page.tsx'
import { reviewOf } from './inbox-fixtures.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/ui/files/save-file.ts'), { spy: true })

setUpInbox()

describe('REV-002: drafts', () => {
  test('the model drafts in a tone and a language; one sees whose it is, tries again, or goes back', async () => {
    let count = 0
    respond(draftReply, ({ body }) => ({
      text: `Draft ${(count += 1)} ${body.tone} ${body.language ?? ''}`.trim(),
      language: body.language ?? 'en',
      by: 'model' as const,
      templateId: null,
    }))
    draw()
    await userEvent.type(await field(), 'Mine')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tone' }), 'Tone: short')
    await userEvent.click(screen.getByRole('button', { name: 'Write with AI, 18 of 50 left' }))
    await waitFor(async () => expect(await field()).toHaveValue('Draft 1 short'))
    expect(screen.getByText('AI draft. Check it before you send.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await field()).toHaveValue('Draft 2 short'))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await field()).toHaveValue('Draft 1 short')
  })

  test('while the model writes it says so and can be stopped; own words stay, and the draft is offered', async () => {
    const answers: (() => void)[] = []
    respond(draftReply, async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return { text: `Draft ${answers.length}`, language: 'en', by: 'model' as const, templateId: null }
    })
    draw()
    const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
    await press(/^Write with AI/)
    expect(await screen.findByText('Writing a draft…')).toBeVisible()
    await press('Cancel')
    await waitFor(() => expect(screen.queryByText('Writing a draft…')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    await press(/^Write with AI/)
    await screen.findByText('Writing a draft…')
    await waitFor(() => expect(answers).toHaveLength(2))
    await userEvent.type(await field(), 'Mine')
    answers[1]?.()
    expect(await screen.findByText('A draft is ready. Your text is still here.')).toBeVisible()
    expect(await field()).toHaveValue('Mine')
    await press('Use it')
    expect(await field()).toHaveValue('Draft 2')
    await press('Undo')
    expect(await field()).toHaveValue('Mine')
  })

  test('what is to be checked in a draft is said again when the page is loaded again, until its words are gone', async () => {
    const held = { kind: 'money', shown: 'refund' } as const
    respond(draftReply, { text: 'We refund you, Ada.', language: 'en', by: 'model', templateId: null, held })
    const first = draw()
    await userEvent.click(await screen.findByRole('button', { name: /^Write with AI/ }))
    expect(await screen.findByText(/it mentions money \(“refund”\)/)).toBeVisible()
    await userEvent.type(await field(), ' Bye.')
    await waitFor(async () =>
      expect(await draftsOfDevice()).toMatchObject({ bug: { text: expect.stringContaining('Bye') } }),
    )
    first.unmount()
    draw()
    expect(await field()).toHaveValue('We refund you, Ada. Bye.')
    expect(screen.getByText(/AI draft. Check it before you send./)).toHaveTextContent('it mentions money (“refund”)')
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'Sorry, Ada.')
    expect(screen.queryByText(/it mentions money/)).toBeNull()
  })

  test('nobody is asked to check a draft that is not there', async () => {
    respond(draftReply, { text: 'A draft', language: 'en', by: 'model', templateId: null })
    draw()
    await userEvent.click(await screen.findByRole('button', { name: /^Write with AI/ }))
    await waitFor(async () => expect(await field()).toHaveValue('A draft'))
    await userEvent.clear(await field())
    refuse(draftReply, 'AI_FAILED')
    await userEvent.click(screen.getByRole('button', { name: /^Write with AI/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent("couldn't be generated")
    expect(screen.queryByText('AI draft. Check it before you send.')).toBeNull()
  })

  test('REV-009, SUB-022: used up it is off; a plan without it leads to the plans', async () => {
    respond(getQuotas, [{ slotType: 'AI_ASSISTANCE', used: 50, limit: 50 }])
    const { unmount } = draw()
    expect(await screen.findByRole('button', { name: 'Write with AI, 0 of 50 left' })).toBeDisabled()
    unmount()
    getQueryClient().clear()
    respond(getFeatures, ['app-overview'])
    draw()
    expect(await screen.findByRole('link', { name: 'Write with AI: upgrade' })).toHaveAttribute('href', '/plans')
  })

  test('without a model a template is filled in, and nothing pretends', async () => {
    respond(getReviewModel, { isConfigured: false, host: null })
    respond(draftReply, { text: 'Thank you.', language: null, by: 'template', templateId: null })
    draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in a template' }))
    await waitFor(async () => expect(await field()).toHaveValue('Thank you.'))
    expect(screen.getByText(/no language model is set up/)).toBeVisible()
    expect(screen.queryByText(/AI/)).toBeNull()
  })

  test('a template comes with its placeholders filled; what nobody knows is named', async () => {
    draw([reviewOf({ id: 'bug', author: null, version: '4.12.0' })])
    await field()
    await userEvent.keyboard('t')
    await userEvent.click(await screen.findByRole('button', { name: /Fixed in the next version/ }))
    expect(await field()).toHaveValue('Hi, 4.12.0 is fixed. Write to help@lowfen.example.')
    expect(screen.getByText(/left out: \{name\}/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
    await waitFor(() => expect(sent()).toMatchObject([{ origin: 'template', templateId: expect.any(String) }]))
  })
})
