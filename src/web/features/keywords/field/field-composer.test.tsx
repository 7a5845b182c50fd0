import { act, fireEvent, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { getListingDrafts } from '#contract/listing-drafts.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getAppDetails, getLocalizations } from '#contract/overview/overview.ts'
import { getCompetitors } from '#contract/projects.ts'
import { asked, noNetwork, respond } from '#tests/support/network/index.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { writeRow } from '#web/data/saved-rows/write-row.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import * as messages from '#web/ui/feedback/notify.ts'
import { metrics, trackedAnswer } from '../fixtures.ts'
import { addToDraft } from './add-to-field.ts'
import { listing, moorlight } from './field-fixtures.ts'
import { draftId, drafts } from './drafts.ts'
import { Composer } from './field-composer.tsx'

vi.mock(import('#web/data/saved-rows/write-row.ts'), { spy: true })

const keywords = [
  metrics('brown noise', { volume: 54, difficulty: 49, relevancy: 80 }),
  metrics('rain noise', { volume: 19, difficulty: 44, relevancy: 80 }),
  metrics('noise machine', { volume: 48, difficulty: 41, relevancy: 80 }),
  metrics('sleep', { volume: 90, difficulty: 90, relevancy: 80 }),
]

beforeEach(() => {
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
  respond(getAppDetails, listing)
  respond(getLocalizations, { localizations: [] })
  respond(getListingDrafts, [])
  respond(getTrackedKeywords, trackedAnswer([]))
  respond(getKeywordSuggestions, { keywords, provenance: null })
  respond(getCompetitors, { content: [], pageNumber: 1, pageSize: 0, totalPages: 1 })
})
afterEach(() => {
  vi.restoreAllMocks()
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

async function show(app = moorlight) {
  const user = userEvent.setup()
  drawPage(<Composer app={app} />)
  await screen.findByRole('region')
  await screen.findByText('stories')
  return { user, box: screen.getByRole('textbox', { name: 'Add a word' }) }
}
const words = () =>
  within(screen.getByRole('list', { name: 'Words of the field' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const counter = () => screen.getByRole('status')
const removeButton = (word: string) => screen.getByRole('button', { name: `Remove ${word}` })

describe('composing the keyword field', () => {
  test('a comma or Enter ends a word; the counter tells characters, and bytes in its tooltip', async () => {
    const { user, box } = await show()
    await user.type(box, 'Rain,brown noise, ,für{Enter}')
    await waitFor(() => expect(words()).toEqual(['rain', 'brown noise', 'für']))
    expect(counter()).toHaveTextContent('20 / 100')
    expect(counter()).toHaveAttribute('title', '21 bytes')
    expect(box).toHaveValue('')
  })

  test('a pasted list becomes words, also by line', async () => {
    const { user, box } = await show()
    await user.click(box)
    await user.paste('rain, brown\nfan、ocean')
    await waitFor(() => expect(words()).toEqual(['rain', 'brown', 'fan', 'ocean']))
  })

  test('Backspace takes the last word; arrows go to the others, Delete removes, Alt and arrows reorder', async () => {
    const { user, box } = await show()
    await user.type(box, 'rain,brown,fan,ocean,')
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(words()).toEqual(['rain', 'brown', 'fan']))
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(removeButton('fan')).toHaveFocus())
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(words()).toEqual(['rain', 'fan', 'brown']))
    await waitFor(() => expect(removeButton('fan')).toHaveFocus())
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(removeButton('rain')).toHaveFocus())
    await user.keyboard('{Delete}')
    await waitFor(() => expect(words()).toEqual(['fan', 'brown']))
    await waitFor(() => expect(removeButton('fan')).toHaveFocus())
    await user.keyboard('{End}')
    await waitFor(() => expect(box).toHaveFocus())
  })

  test('wasted words are struck, with the reason, and removed at a press; the last change is undone', async () => {
    const { user, box } = await show()
    await user.type(box, 'rain,stories,white noise,')
    const notes = screen.getByRole('list', { name: 'What you can remove' })
    expect(notes).toHaveTextContent('stories is in your subtitle already. Without it, 8 characters are free.')
    expect(notes).toHaveTextContent('noise is in your subtitle already. Without it, 6 characters are free.')
    await user.click(screen.getByRole('button', { name: 'Remove stories from the field' }))
    await user.click(screen.getByRole('button', { name: 'Remove noise from the field' }))
    await waitFor(() => expect(words()).toEqual(['rain', 'white']))
    expect(screen.queryByRole('list', { name: 'What you can remove' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo last change' }))
    await waitFor(() => expect(words()).toEqual(['rain', 'white noise']))
  })

  test('all wasted words are removed at a press, and undone at another', async () => {
    const { user, box } = await show()
    await user.type(box, 'rain,stories,white noise,app,rain,night,')
    await user.click(await screen.findByRole('button', { name: 'Remove all wasted words' }))
    await waitFor(() => expect(words()).toEqual(['rain', 'white']))
    expect(screen.queryByRole('list', { name: 'What can go' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo last change' }))
    await waitFor(() => expect(words()).toHaveLength(6))
  })

  test('over 100 characters: says by how much, and takes the words that do not fit', async () => {
    const { user, box } = await show()
    await user.click(box)
    await user.paste(`${'a'.repeat(60)},${'b'.repeat(38)},${'c'.repeat(10)}`)
    expect(await screen.findByText('10 characters too many.')).toBeVisible()
    expect(counter()).toHaveTextContent('110 / 100')
    await user.click(screen.getByRole('button', { name: 'Remove the last word' }))
    await waitFor(() => expect(counter()).toHaveTextContent('99 / 100'))
  })

  test('tells what the draft gains, what the next words would, and what is lost compared with the published field', async () => {
    const { user, box } = await show()
    await user.click(screen.getByRole('button', { name: 'Add brown, 1 keyword' }))
    expect(await screen.findByRole('rowheader', { name: 'brown noise' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mark as published' }))
    await user.click(removeButton('brown'))
    await user.type(box, 'rain,')
    const [lost, gained] = screen.getAllByRole('table')
    expect(lost).toHaveTextContent(/^Lost by this draft.*brown noise5449$/)
    expect(gained).toHaveTextContent(/^Gained by this draft.*rain noise1944$/)
    expect(screen.getByText('Phrases you cover').nextSibling).toHaveTextContent(
      '1of 3no change compared with the published field',
    )
  })

  test('a second draft is saved to compare with, and the two are swapped', async () => {
    const { user, box } = await show()
    await user.type(box, 'brown,')
    await user.click(await screen.findByRole('button', { name: 'Keep as second draft' }))
    await user.click(removeButton('brown'))
    await user.type(box, 'machine,')
    expect(screen.getByRole('combobox', { name: 'Compared with' })).toHaveDisplayValue('the second draft')
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Lost by this draft' })).toHaveTextContent('brown noise'),
    )
    expect(screen.getByRole('table', { name: 'Gained by this draft' })).toHaveTextContent('noise machine')
    await user.click(screen.getByRole('button', { name: 'Swap drafts' }))
    await waitFor(() => expect(words()).toEqual(['brown']))
    expect(screen.getByRole('table', { name: 'Lost by this draft' })).toHaveTextContent('noise machine')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compared with' }), 'an empty field')
    expect(screen.queryByRole('table', { name: 'Lost by this draft' })).not.toBeInTheDocument()
  })

  test('tracked keywords that no list shows count too: which the draft covers, loses and leaves out', async () => {
    respond(getTrackedKeywords, trackedAnswer(['brown noise', 'ocean noise']))
    const { user } = await show()
    const missed = () => screen.getByRole('table', { name: 'Tracked, not covered' })
    const covered = () => screen.getByText('Tracked keywords covered').nextSibling
    await waitFor(() => expect(missed()).toHaveTextContent(/brown noise.*ocean noise/))
    await user.click(screen.getByRole('button', { name: 'Add brown, 1 keyword' }))
    await waitFor(() => expect(covered()).toHaveTextContent(/^1of 2up 1/))
    expect(missed()).not.toHaveTextContent('brown noise')
    await user.click(screen.getByRole('button', { name: 'Mark as published' }))
    await user.click(removeButton('brown'))
    expect(screen.getByRole('table', { name: 'Lost by this draft' })).toHaveTextContent(/brown noise\s*Tracked/)
  })

  test('copies the field as the store takes it', async () => {
    const { user, box } = await show()
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.type(box, 'Rain, brown,')
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(written).toHaveBeenCalledWith('rain,brown')
  })

  test('takes words from elsewhere on the page', async () => {
    await show()
    await act(async () => void (await addToDraft(moorlight, ['noise machine'])))
    await waitFor(() => expect(words()).toEqual(['machine']))
  })

  test('half-typed text is added when the editor goes, to the localization in which it was typed', async () => {
    const { box } = await show()
    fireEvent.change(box, { target: { value: 'ocean' } })
    // Without a press elsewhere, which would take the focus off the box first.
    fireEvent.change(screen.getByRole('combobox', { name: 'Localization' }), { target: { value: 'es-MX' } })
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Words of the field' })).toHaveAttribute('lang', 'es-MX'),
    )
    expect(words()).toEqual([])
    fireEvent.change(screen.getByRole('combobox', { name: 'Localization' }), { target: { value: 'en-US' } })
    await waitFor(() => expect(words()).toEqual(['ocean']))
  })

  test('words that are dropped into it are added', async () => {
    const { box } = await show()
    fireEvent.drop(box, { dataTransfer: { types: ['text/plain'], getData: () => 'Rain noise' } })
    await waitFor(() => expect(words()).toEqual(['rain noise']))
  })

  test('words of developer and category are called wasted, count all the same, and are not lost without', async () => {
    respond(getTrackedKeywords, trackedAnswer(['fitness sleep']))
    const { user, box } = await show()
    await user.type(box, 'fitness,app,')
    await user.click(screen.getByRole('button', { name: 'Mark as published' }))
    await user.click(screen.getByRole('button', { name: 'Remove fitness from the field' }))
    await user.click(screen.getByRole('button', { name: 'Remove app from the field' }))
    await waitFor(() => expect(words()).toEqual([]))
    expect(screen.queryByRole('table', { name: 'Lost by this draft' })).toBeNull()
    expect(screen.queryByRole('table', { name: 'Tracked, not covered' })).toBeNull()
  })

  test('tells what the words combine to, and how many more that are than before', async () => {
    const { user, box } = await show()
    await user.type(box, 'rain,')
    // Eight words make 84, nine 120.
    expect(await screen.findByText(/All words make 120 combinations/)).toHaveTextContent(
      'up 36 compared with an empty field',
    )
  })

  test('a subtitle that no store tells can be typed, counts, and stays with the draft', async () => {
    respond(getAppDetails, { ...listing, shortDescription: null })
    const user = userEvent.setup()
    drawPage(<Composer app={moorlight} />)
    await user.type(await screen.findByRole('textbox', { name: 'Add a word' }), 'stories,')
    expect(screen.queryByRole('list', { name: 'What you can remove' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Subtitle not known. Enter it here.' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(listing.title)
    await user.type(screen.getByRole('textbox', { name: 'Subtitle' }), 'Night stories{Enter}')
    expect(await screen.findByRole('list', { name: 'What you can remove' })).toHaveTextContent(
      'stories is in your subtitle',
    )
    await waitFor(async () =>
      expect(await drafts.read(draftId(moorlight, 'en-US'))).toMatchObject({ title: null, subtitle: 'Night stories' }),
    )
  })

  test('keywords are split by the language of the localization, not of the country', async () => {
    respond(getTrackedKeywords, trackedAnswer(['sonidos de lluvia']))
    const { user } = await show()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Localization' }), 'es-MX')
    await user.type(screen.getByRole('textbox', { name: 'Add a word' }), 'sonidos,lluvia,')
    await waitFor(() => expect(screen.getByText('Tracked keywords covered').nextSibling).toHaveTextContent(/^1of 1/))
  })

  test('texts that the device did not take are not said to be saved', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Edit title and subtitle' }))
    expect(screen.getByText('Saved on this device, not published.')).toBeVisible()
    vi.mocked(writeRow).mockRejectedValue(new DeviceError('full'))
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!{Enter}')
    expect(await screen.findByText('Not saved on this device')).toBeVisible()
    expect(screen.queryByText(/^Saved on this device/)).toBeNull()
    vi.mocked(writeRow).mockReset()
  })

  test('together, localizations without a draft count by their titles and subtitles', async () => {
    respond(getTrackedKeywords, trackedAnswer(['lluvia']))
    const { user } = await show()
    const missed = () => screen.queryByRole('table', { name: 'Tracked, not covered' })
    await waitFor(() => expect(missed()).toHaveTextContent('lluvia'))
    respond(getLocalizations, { localizations: [{ ...listing, locale: 'es-MX', title: 'Moorlight: Lluvia' }] })
    await user.click(screen.getByRole('switch', { name: 'Count localizations together' }))
    await waitFor(() => expect(missed()).toBeNull())
    // All that the store searches, and one request for those that exist.
    expect(screen.getByText(/^This store searches/)).toHaveTextContent(
      'This store searches English (US), Arabic (Saudi Arabia), Chinese (Simplified), Chinese (Traditional), French (France), Korean, Portuguese (Brazil), Russian, Spanish (Mexico), and Vietnamese.',
    )
    expect(screen.getByText(/^This store searches/)).toHaveTextContent(
      /Not counted.*: Arabic.*Russian, and Vietnamese\.$/,
    )
    expect(asked(getLocalizations)).toHaveLength(1)
    expect(asked(getAppDetails)).toHaveLength(1)
  })

  test('each localization has a field of its own; counted together, it shows repeats between them', async () => {
    const { user, box } = await show()
    await user.type(box, 'rain,ocean,')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Localization' }), 'es-MX')
    await waitFor(() => expect(words()).toEqual([]))
    await user.type(screen.getByRole('textbox', { name: 'Add a word' }), 'lluvia,ocean,')
    await waitFor(() => expect(words()).toEqual(['lluvia', 'ocean']))
    expect(screen.queryByRole('list', { name: 'What you can remove' })).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Count localizations together' }))
    expect(await screen.findByRole('list', { name: 'What you can remove' })).toHaveTextContent('ocean is in English')
  })
})

test('offline with nothing saved it works with what is typed, and says what it compares', async () => {
  noNetwork()
  const user = userEvent.setup()
  drawPage(<Composer app={{ ...moorlight, locale: 'de-DE' }} />)
  await user.type(await screen.findByRole('textbox', { name: 'Add a word' }), 'sleep,regen,')
  await waitFor(() => expect(words()).toEqual(['sleep', 'regen']))
  expect(screen.getByRole('list', { name: 'What you can remove' })).toHaveTextContent('sleep is in your title already.')
  expect(await screen.findByText(/texts aren't known here/)).toBeVisible()
})

test('Google Play has no keyword field: which texts hold the keywords, and how densely', async () => {
  const project = { ...moorlight.project, store: 'GOOGLE_PLAY' as const }
  drawPage(<Composer app={{ ...moorlight, project, store: 'GOOGLE_PLAY' }} />)
  const region = await screen.findByRole('region', { name: 'Words in your texts' })
  const row = await within(region).findByRole('row', { name: /^brown noise/ })
  expect(row).toHaveTextContent('brown noise Description40.0%')
  expect(within(region).getByRole('row', { name: /^rain noise/ })).toHaveTextContent(/0(?:\.0)?%$/)
  expect(within(region).queryByRole('textbox')).toBeNull()
})

describe('filling the field', () => {
  const fill = async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Fill the field' }))
    return { user, dialog: await screen.findByRole('dialog', { name: 'Fill the field' }) }
  }

  test('the words are shown with the keywords that they cover, volume and relevancy, before they are added', async () => {
    const { keywords: tracked, ...answer } = trackedAnswer(['fan noise', 'nap 10'])
    respond(getTrackedKeywords, {
      ...answer,
      keywords: tracked.map((one) => Object.assign(one, { volume: 64, relevancy: 90 })),
    })
    const { user, dialog } = await fill()
    const row = (word: string) => within(dialog).getByRole('rowheader', { name: word }).closest('tr')
    expect(row('fan')).toHaveTextContent(/^fanfan noise Tracked6490$/)
    expect(row('brown')).toHaveTextContent(/^brownbrown noise 5480$/)
    expect(within(dialog).getByText('nap 10').closest('li')).toHaveTextContent('nap 10: needs a number')
    expect(dialog).toHaveTextContent('22 of 100 characters with these words')
    expect(words()).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Add 4 words' }))
    await waitFor(() => expect(words().toSorted()).toEqual(['brown', 'fan', 'machine', 'rain']))
  })

  test('is undone at a press, also after another change', async () => {
    const notify = vi.spyOn(messages, 'notify').mockReturnValue('')
    const { user, dialog } = await fill()
    await user.click(within(dialog).getByRole('button', { name: 'Add 3 words' }))
    await waitFor(() => expect(words()).toHaveLength(3))
    await user.type(screen.getByRole('textbox', { name: 'Add a word' }), 'ocean,')
    const { title, actions } = notify.mock.calls[0]?.[0] ?? {}
    expect(title).toBe('3 words added')
    act(() => actions?.[0]?.onClick())
    await waitFor(() => expect(words()).toEqual(['ocean']))
  })

  test('nothing happens when it is cancelled', async () => {
    const { user, dialog } = await fill()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(words()).toEqual([])
  })
})

test('what is covered is of tracked and ranked keywords, and says of how many', async () => {
  respond(getTrackedKeywords, trackedAnswer(['brown noise', 'ocean noise']))
  await show()
  expect(await screen.findByText(/of the 5 keywords that you track or rank for/)).toBeVisible()
  expect(screen.getByText('Phrases you cover').nextSibling).toHaveTextContent(/^0of 4/)
})

test('where it is not known what the app ranks for, that is said', async () => {
  respond(getKeywordSuggestions, { keywords: null, reason: 'NOT_IN_MARKET', provenance: null })
  respond(getTrackedKeywords, trackedAnswer(['brown noise']))
  await show()
  expect(await screen.findByText(/of the one keyword that you track. What else/)).toBeVisible()
})
