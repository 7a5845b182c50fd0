import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import * as commands from '#web/commands/append.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { hasUnsaved } from '#web/offline/updates/app-update.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { appIn, trackedAnswer } from '../fixtures.ts'
import { AddKeywordsDialog } from './add-keywords-dialog.tsx'

beforeEach(() => signIn(tokensOf(ada)))
vi.mock(import('#web/commands/append.ts'), { spy: true })
afterEach(async () => {
  for (const { seq } of outbox.get().entries) await undo(seq)
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
  const drawn = drawPage(<Reopened app={app} />)
  await screen.findByRole('dialog', { name: 'Add keywords' })
  return drawn
}

function Reopened({ app }: { app: AppInCountry }) {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <button type="button" aria-label="Open again" onClick={() => setOpened(true)} />
      <AddKeywordsDialog app={app} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
const openAgain = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
  await screen.findByRole('dialog', { name: 'Add keywords' })
}
const sent = () => outbox.get().entries.map(({ payload }) => payload)
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

  test('KEY-022, KEY-024: pasted lines are keywords each; duplicates and tracked ones are shown and not counted', async () => {
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
    // By text: roles of 500 tokens take long to work out.
    const track = () => screen.getByText(/^Track \d+ keyword/).closest('button')
    const over = await screen.findByText('Remove the last 12')
    expect(screen.getByText('At most 500 keywords at a time.')).toBeVisible()
    expect(screen.getAllByText('(over the limit)')).toHaveLength(12)
    expect(screen.getByText('word 500', { exact: false })).toHaveTextContent('word 500 (over the limit)')
    expect(screen.getByLabelText('512 of 500 keywords')).toBeVisible()
    expect(track()).toBeDisabled()
    await userEvent.click(over)
    await waitFor(() => expect(track()).toBeEnabled())
    expect(track()).toHaveTextContent('Track 500 keywords')
    expect(screen.queryByText('At most 500 keywords at a time.')).toBeNull()
  })

  test('KEY-030: shows before sending what it takes and leaves of the plan, and how many have no slot', async () => {
    await open({ slots: { used: 47, limit: 50 }, countries: ['en-US', 'de-DE'] })
    await paste('night noise\nrain')
    expect(await screen.findByText('47 used, 2 for these, 1 left')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
    expect(screen.getByText(/There is no slot for 1 of them/)).toBeVisible()
    expect(screen.getByText(/Up to 4 slots in 2 countries/)).toBeVisible()
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
    await waitFor(() => expect(sent()).toEqual([submission]))
  })

  test('what another country tracks is taken over', async () => {
    await open({ countries: ['en-US', 'de-DE'] })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Keywords of another country' }), 'Germany')
    await waitFor(() => expect(button()).toHaveTextContent('Track 2 keywords'))
  })

  test('what another country tracks comes beside what is being typed meanwhile, which stays', async () => {
    await open({ countries: ['en-US', 'de-DE'] })
    const answered = Promise.withResolvers<void>()
    respond(getTrackedKeywords, async ({ query }) => {
      if (query.locale === 'de-DE') await answered.promise
      return trackedAnswer(['night noise', 'rain'])
    })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Keywords of another country' }), 'Germany')
    await userEvent.type(field(), 'wind,half ty')
    answered.resolve()
    expect(await screen.findByRole('button', { name: 'Remove rain' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove wind' })).toBeVisible()
    expect(field()).toHaveValue('half ty')
  })

  test('with a further country also those are sent that are tracked here', async () => {
    await open({ countries: ['en-US', 'de-DE'] })
    await screen.findByText(/10 used/)
    await paste('sleep sounds\nrain')
    await screen.findByText('1 already tracked')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
    expect(button()).toHaveTextContent('Track 2 keywords')
    expect(screen.getByText(/Up to 3 slots in 2 countries/)).toBeVisible()
    await userEvent.click(button())
    const both = expect.objectContaining({ keywords: ['sleep sounds', 'rain'], alsoIn: ['de-DE'] })
    await waitFor(() => expect(sent()).toEqual([both]))
  })

  test('white space and control characters of a pasted tag become one space', async () => {
    await open()
    await screen.findByText(/10 used/)
    await paste('rain\nwind')
    await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }))
    await userEvent.paste('Spring\t\u0007 sale,Core')
    await userEvent.click(button())
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ tags: ['Spring sale', 'Core'] })]))
  })

  test('more than 20 tags are not sent: the limit is named, and the last ones go with one press', async () => {
    await open()
    await screen.findByText(/10 used/)
    await paste('rain\nwind')
    await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }))
    await userEvent.paste(Array.from({ length: 22 }, (_, index) => `tag ${index}`).join(','))
    expect(await screen.findByText('At most 20 tags for a keyword.')).toBeVisible()
    expect(button()).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove the last 2' }))
    expect(screen.queryByText('At most 20 tags for a keyword.')).toBeNull()
    expect(button()).toBeEnabled()
  })

  test('keywords that could not be saved stay in the dialog, which stays open', async () => {
    vi.mocked(commands.append).mockRejectedValueOnce(new Error('the device is full'))
    await open()
    await screen.findByText(/10 used/)
    await paste('rain\nwind')
    await userEvent.click(button())
    await vi.waitFor(() => expect(commands.append).toHaveBeenCalled())
    await waitFor(() => expect(button()).toBeEnabled())
    expect(screen.getByRole('button', { name: 'Remove rain' })).toBeVisible()
    await userEvent.click(button())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toHaveLength(1)
  })

  test('Esc keeps the list until it is sent or Cancel is pressed', async () => {
    await open()
    await screen.findByText(/10 used/)
    await paste('rain\nwind')
    await userEvent.type(field(), 'half')
    await userEvent.keyboard('{Escape}')
    await openAgain()
    expect(screen.getByRole('button', { name: 'Remove rain' })).toBeVisible()
    expect(field()).toHaveValue('half')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await openAgain()
    expect(screen.queryByRole('button', { name: 'Remove rain' })).toBeNull()
    await paste('fog\nmist')
    await waitFor(() => expect(button()).toBeEnabled())
    await userEvent.click(button())
    await openAgain()
    expect(screen.queryByRole('button', { name: 'Remove fog' })).toBeNull()
  })

  test('the list stays when the page is left, of each country its own, and an update of the app waits for it', async () => {
    const countries = ['en-US', 'de-DE']
    const { unmount } = await open({ countries })
    await screen.findByText(/10 used/)
    await paste('rain\nwind')
    await userEvent.type(field(), 'half')
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'Spring,')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Germany' }))
    unmount()
    expect(hasUnsaved()).toBe(true)

    const elsewhere = drawPage(<Reopened app={appIn('de-DE', { countries })} />)
    await screen.findByRole('dialog', { name: 'Add keywords' })
    expect(screen.queryByRole('button', { name: 'Remove rain' })).toBeNull()
    elsewhere.unmount()

    const { unmount: leave } = await open({ countries })
    expect(screen.getByRole('button', { name: 'Remove wind' })).toBeVisible()
    expect(field()).toHaveValue('half')
    expect(screen.getByRole('button', { name: 'Remove Spring' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Germany' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    leave()
    expect(hasUnsaved()).toBe(false)
    await open({ countries })
    expect(screen.queryByRole('button', { name: 'Remove wind' })).toBeNull()
  })

  test('TEAM-002: users who may only view the app see a note', async () => {
    await open({ permission: 'view' })
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/You can view this app/)).toBeVisible()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })
})
