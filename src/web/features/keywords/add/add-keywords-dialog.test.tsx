import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { appIn, trackedAnswer } from '../fixtures.ts'
import { AddKeywordsDialog } from './add-keywords-dialog.tsx'

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

interface Given {
  tracked?: string[]
  slots?: { used: number; limit: number }
  countries?: string[]
  permission?: 'view'
}

async function open({
  tracked = ['sleep sounds'],
  slots = { used: 10, limit: 50 },
  countries,
  permission,
}: Given = {}) {
  respond(getTrackedKeywords, ({ query }) =>
    query.locale === 'en-US' ? trackedAnswer(tracked, { slots }) : trackedAnswer(['night noise', 'rain']),
  )
  const app = appIn('en-US', { ...(countries && { countries }), ...(permission && { permission }) })
  drawPage(<AddKeywordsDialog app={app} opened onClose={() => {}} />)
  await screen.findByRole('dialog', { name: 'Add keywords' })
}
const submission = expect.objectContaining({
  locale: 'en-US',
  keywords: ['night noise', 'rain'],
  tags: ['Spring'],
  alsoIn: ['de-DE'],
})
const field = () => screen.getByRole('textbox', { name: /^Keywords, separated/ })
const button = () => screen.getByRole('button', { name: /^Track \d+ keyword/ })
const paste = async (text: string) => {
  await userEvent.click(field())
  await userEvent.paste(text)
}

describe('the dialog in which keywords are added', () => {
  test('KEY-022: a comma or Enter ends a keyword; Backspace takes back the last', async () => {
    await open()
    await userEvent.type(field(), 'night noise,Rain{Enter}wind')
    expect(screen.getByRole('button', { name: 'Remove night noise' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove Rain' })).toBeVisible()
    await waitFor(() => expect(button()).toHaveTextContent('Track 3 keywords'))
    await userEvent.clear(field())
    await userEvent.type(field(), '{Backspace}')
    await waitFor(() => expect(button()).toHaveTextContent('Track 1 keyword'))
  })

  test('KEY-022, KEY-024: pasted lines are keywords each; duplicates and tracked ones are told and not counted', async () => {
    await open()
    await screen.findByText(/10 used/)
    await paste('night noise\nNIGHT NOISE\r\nSleep Sounds\n---')
    expect(await screen.findByText('1 duplicate left out')).toBeVisible()
    expect(screen.getByText('1 already tracked')).toBeVisible()
    expect(screen.getByText('1 is not a keyword')).toBeVisible()
    expect(screen.getByRole('img', { name: '1 of 500 keywords' })).toBeVisible()
    expect(button()).toHaveTextContent('Track 1 keyword')
  })

  test('KEY-021, KEY-023: over 500 the limit is named, and the last ones go with one press', async () => {
    await open({ slots: { used: 0, limit: 1000 } })
    await paste(Array.from({ length: 512 }, (_, index) => `word ${index}`).join('\n'))
    const over = await screen.findByRole('button', { name: 'Remove the last 12' })
    expect(screen.getByRole('img', { name: '512 of 500 keywords' })).toBeVisible()
    expect(button()).toBeDisabled()
    await userEvent.click(over)
    await waitFor(() => expect(button()).toBeEnabled())
    expect(button()).toHaveTextContent('Track 500 keywords')
  })

  test('KEY-030: what it takes and leaves of the plan is told before the press, and for how many there is no slot', async () => {
    await open({ slots: { used: 47, limit: 50 }, countries: ['en-US', 'de-DE'] })
    await paste('night noise\nrain')
    expect(await screen.findByText('47 used, 2 by this, 1 free after')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
    expect(screen.getByText(/There is no slot for 1 of them/)).toBeVisible()
    expect(screen.getByText(/At most 4 slots in 2 countries/)).toBeVisible()
  })

  test('KEY-030: without a free slot nothing can be added, and the way to more is there', async () => {
    await open({ slots: { used: 50, limit: 50 } })
    await paste('rain\nwind')
    expect(await screen.findByRole('link', { name: 'see plans' })).toHaveAttribute('href', '/plans')
    expect(button()).toBeDisabled()
  })

  test('one submission says keywords, tags and further countries', async () => {
    await open({ countries: ['en-US', 'de-DE'] })
    await screen.findByText(/10 used/)
    await paste('Night Noise\nrain')
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'Spring')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
    await userEvent.click(button())
    await waitFor(() => expect(outbox.get().entries.map(({ payload }) => payload)).toEqual([submission]))
  })

  test('what another country tracks is taken over', async () => {
    await open({ countries: ['en-US', 'de-DE'] })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Keywords of another country' }), 'Germany')
    await waitFor(() => expect(button()).toHaveTextContent('Track 2 keywords'))
  })

  test('TEAM-002: who may only view the app is told so', async () => {
    await open({ permission: 'view' })
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/You can view this app/)).toBeVisible()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })
})
