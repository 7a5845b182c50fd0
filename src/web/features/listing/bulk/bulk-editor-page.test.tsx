import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getListingDrafts, putListingDraft, type ListingDraft } from '#contract/listing-drafts.ts'
import { getAppDetails, getVersions } from '#contract/overview/overview.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refusal, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { act, fireEvent, screen, waitFor, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { runDevice } from '#web/commands/device.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { MessageStack } from '#web/ui/feedback/message-stack.tsx'
import { app, draftOf, listing, version } from '../fixtures.ts'
import { BulkEditorPage, type BulkSearch } from './bulk-editor-page.tsx'

const live: Record<string, { title: string; subtitle: string }> = {
  'en-US': { title: 'Moorlight', subtitle: 'Night stories & soft noise' },
  'de-DE': { title: 'Moorlicht', subtitle: 'Geschichten & leises Rauschen' },
  'fr-FR': { title: 'Lune', subtitle: 'Histoires du soir' },
}
const own: AppInCountry = { ...app, project: { ...app.project, countries: ['en-US', 'de-DE', 'fr-FR'] } }

let server: ListingDraft[]

beforeAll(() => {
  fakeLocks()
  runDevice()
})
beforeEach(() => {
  localStorage.clear()
  serverIsUp()
  server = []
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getAppDetails, ({ query: { locale } }) => ({
    ...listing,
    locale,
    title: live[locale]?.title ?? '',
    shortDescription: live[locale]?.subtitle ?? '',
  }))
  respond(getVersions, { versions: [version] })
  respond(getListingDrafts, () => server)
  respond(putListingDraft, ({ params, body: { seen, ...texts } }) => {
    const isMeant = (one: ListingDraft) => one.locale === params.locale && one.field === params.field
    const now = server.find(isMeant)
    if ((now?.revision ?? 0) !== seen) return refusal('CHANGED_ELSEWHERE', { revision: now?.revision ?? 0 })
    server = [...server.filter((one) => !isMeant(one)), { ...draftOf('', params), ...texts, revision: seen + 1 }]
    return null
  })
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
})
afterEach(() => {
  vi.restoreAllMocks()
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

const onShow = vi.fn<(search: Partial<BulkSearch>) => void>()

async function show({ of = own, text = 'subtitle', language }: Partial<BulkSearch> & { of?: AppInCountry } = {}) {
  drawPage(
    <>
      <BulkEditorPage app={of} text={text} language={language} onShow={onShow} />
      <MessageStack />
    </>,
  )
  await screen.findByRole('grid')
  await waitFor(() => expect(outbox.get().ready).toBe(true))
}
const grid = () => screen.getByRole('grid')
const cell = (name: string) => within(grid()).getByRole('cell', { name: (shown) => shown.startsWith(`${name}: `) })
const row = (name: string) => within(grid()).getByRole('row', { name: (shown) => shown.startsWith(name) })
const sent = () => asked(putListingDraft).map(({ params, body }) => [params.locale, params.field, body.draft])
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function write(name: string, text: string) {
  await userEvent.click(cell(name))
  fireEvent.change(await screen.findByRole('textbox', { name: `New ${name}` }), { target: { value: text } })
}

describe('the bulk editor', () => {
  test('MENU-074: one text in all languages, each beside what is live, with its length and state', async () => {
    server = [draftOf('Nachtgeschichten', { locale: 'de-DE', published: live['de-DE']?.subtitle ?? null })]
    await show()
    expect(screen.getByRole('grid', { name: 'Subtitle in 3 languages' })).toBeVisible()
    await waitFor(() => expect(row('German (Germany)')).toHaveTextContent('Geschichten & leises Rauschen'))
    expect(cell('Subtitle, German (Germany)')).toHaveTextContent('Nachtgeschichten')
    expect(row('German (Germany)')).toHaveTextContent('Changed')
    expect(within(row('German (Germany)')).getByRole('img', { name: '16 of 30 characters' })).toBeVisible()
    expect(row('French (France)')).toHaveTextContent('As live')
  })

  test('a cell is written in by keyboard: Enter begins, Enter saves and goes down, Escape gives up', async () => {
    await show()
    await waitFor(() => expect(cell('Subtitle, German (Germany)')).toHaveTextContent('Geschichten'))
    act(() => cell('Subtitle, English (US)').focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(cell('Subtitle, French (France)')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'New Subtitle, French (France)' })).toHaveFocus()
    await userEvent.keyboard(' x{Enter}')
    expect(cell('Subtitle, German (Germany)')).toHaveFocus()
    await waitFor(() => expect(sent()).toEqual([['fr-FR', 'subtitle', 'Histoires du soir x']]))
    await userEvent.keyboard('Neu{Escape}')
    expect(cell('Subtitle, German (Germany)')).toHaveFocus()
    expect(cell('Subtitle, German (Germany)')).toHaveTextContent('Geschichten & leises Rauschen')
    expect(sent()).toHaveLength(1)
  })

  test('a text that the store would not take says so, is marked beyond its limit, and is found by its filter', async () => {
    await show()
    await write('Subtitle, German (Germany)', 'Einschlafgeschichten & Rauschen')
    await userEvent.tab()
    await waitFor(() => expect(row('German (Germany)')).toHaveTextContent('Too long'))
    expect(within(cell('Subtitle, German (Germany)')).getByText('n')).toHaveRole('mark')
    await userEvent.click(screen.getByRole('radio', { name: 'Problems 1' }))
    expect(screen.getByRole('grid', { name: 'Subtitle in 1 language' })).toBeVisible()
    const details = within(screen.getByRole('region', { name: 'Chosen text' }))
    expect(details.getByText(/Longer than the store accepts/)).toBeVisible()
    await userEvent.click(details.getByRole('button', { name: 'Back to live, Subtitle, German (Germany)' }))
    await waitFor(() => expect(server[0]?.draft).toBe('Geschichten & leises Rauschen'))
    expect(await screen.findByText('No text is like that')).toBeVisible()
  })

  test('a column of a spreadsheet is pasted after a preview, and all is taken back by one press', async () => {
    await show()
    await waitFor(() => expect(cell('Subtitle, German (Germany)')).toHaveTextContent('Geschichten'))
    act(() => cell('Subtitle, French (France)').focus())
    await userEvent.paste('Histoires et bruit\r\nGeschichten\r\nzu viel\r\n')
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste from a spreadsheet' }))
    expect(await dialog.findByText(/1 cell has no place here/)).toBeVisible()
    expect(dialog.getByRole('row', { name: /French \(France\): Subtitle/ })).toHaveTextContent('bruit')
    expect(sent()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Save 2 texts as drafts' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        ['fr-FR', 'subtitle', 'Histoires et bruit'],
        ['de-DE', 'subtitle', 'Geschichten'],
      ]),
    )
    await press('Undo')
    await waitFor(() =>
      expect(server.map(({ draft }) => draft)).toEqual(['Histoires du soir', 'Geschichten & leises Rauschen']),
    )
  })

  test('all texts beside each other take a block of several columns', async () => {
    await show({ text: 'all' })
    expect(within(grid()).getAllByRole('columnheader')).toHaveLength(7)
    await waitFor(() => expect(cell('Name, German (Germany)')).toHaveTextContent('Moorlicht'))
    act(() => cell('Name, German (Germany)').focus())
    await userEvent.paste('Moor\tLeise\tnacht,ruhe')
    await userEvent.click(await screen.findByRole('button', { name: 'Save 3 texts as drafts' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        ['de-DE', 'title', 'Moor'],
        ['de-DE', 'subtitle', 'Leise'],
        ['de-DE', 'keywords', 'nacht,ruhe'],
      ]),
    )
  })

  test('finds whole words and replaces them after a preview, in which a text can be left out', async () => {
    server = [
      draftOf('Night stories', { published: 'Night stories & soft noise' }),
      draftOf('Night', { locale: 'de-DE', published: '' }),
      draftOf('Nightly', { locale: 'fr-FR', published: '' }),
    ]
    await show()
    await press('Find and replace')
    const dialog = within(await screen.findByRole('dialog', { name: 'Find and replace' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Find' }), 'night')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Replace with' }), 'Sleep')
    expect(await dialog.findByRole('button', { name: 'Save 2 texts as drafts' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Whole words' }))
    expect(await dialog.findByRole('button', { name: 'Save 3 texts as drafts' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Whole words' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'German (Germany): Subtitle' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 text as a draft' }))
    await waitFor(() => expect(sent()).toEqual([['en-US', 'subtitle', 'Sleep stories']]))
  })

  test('texts are filled from another language: only empty ones, or all', async () => {
    respond(getAppDetails, ({ query: { locale } }) => ({
      ...listing,
      locale,
      shortDescription: locale === 'fr-FR' ? null : (live[locale]?.subtitle ?? ''),
    }))
    await show()
    await waitFor(() => expect(row('French (France)')).toHaveTextContent('Not filled'))
    await press('Fill from a language')
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill from a language' }))
    expect(await dialog.findByRole('row', { name: /French \(France\): Subtitle/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'All' }))
    expect(await dialog.findByRole('row', { name: /German \(Germany\): Subtitle/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save 2 texts as drafts' }))
    await waitFor(() =>
      expect(sent().map(([locale, , draft]) => [locale, draft])).toEqual([
        ['fr-FR', 'Night stories & soft noise'],
        ['de-DE', 'Night stories & soft noise'],
      ]),
    )
  })

  test('all texts of one language stand below each other', async () => {
    await show({ language: 'de-DE' })
    expect(screen.getByRole('grid', { name: 'Texts in German (Germany)' })).toBeVisible()
    await waitFor(() => expect(row('What’s new')).toHaveTextContent('The alarm grows louder.'))
    expect(row('Name')).toHaveTextContent('Moorlicht')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Languages' }), 'All languages')
    expect(onShow).toHaveBeenCalledWith({ language: undefined })
  })

  test('offline, changes wait, and say so', async () => {
    await show()
    await waitFor(() => expect(cell('Subtitle, German (Germany)')).toHaveTextContent('Geschichten'))
    noNetwork()
    act(() => connectivity.set('offline'))
    await write('Subtitle, German (Germany)', 'Leise')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row('German (Germany)')).toHaveTextContent('Waiting to send'))
    expect(cell('Subtitle, German (Germany)')).toHaveTextContent('Leise')
  })

  test('what somebody else changed meanwhile is a conflict, which is ended here', async () => {
    server = [draftOf('Before', { locale: 'de-DE' })]
    await show()
    await waitFor(() => expect(cell('Subtitle, German (Germany)')).toHaveTextContent('Before'))
    server = [draftOf('Theirs', { locale: 'de-DE', revision: 4 })]
    await write('Subtitle, German (Germany)', 'Mine')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row('German (Germany)')).toHaveTextContent('Conflict'))
    act(() => cell('Subtitle, German (Germany)').focus())
    await press('Keep mine')
    await waitFor(() => expect(server[0]?.draft).toBe('Mine'))
  })

  test('who may only view the app reads', async () => {
    await show({ of: { ...own, project: { ...own.project, permission: 'view' } } })
    await userEvent.click(cell('Subtitle, German (Germany)'))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Find and replace' })).not.toBeInTheDocument()
  })

  test('drafts that can’t be loaded are told, and asked for again', async () => {
    refuse(getListingDrafts, 'PROJECT_NOT_FOUND')
    await show()
    expect(await screen.findByText(/Couldn't load the drafts of your organisation/)).toBeVisible()
    respond(getListingDrafts, () => [draftOf('Nacht', { locale: 'de-DE' })])
    await press('Try again')
    await waitFor(() => expect(cell('Subtitle, German (Germany)')).toHaveTextContent('Nacht'))
  })

  test('on a phone, each language is a card', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width: 767.9px'),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )
    drawPage(<BulkEditorPage app={own} text="subtitle" language={undefined} onShow={onShow} />)
    const list = await screen.findByRole('list', { name: 'Subtitle in 3 languages' })
    await waitFor(() => expect(outbox.get().ready).toBe(true))
    const german = within(list).getByRole('textbox', { name: 'New Subtitle, German (Germany)' })
    await waitFor(() => expect(german).toHaveValue('Geschichten & leises Rauschen'))
    fireEvent.change(german, { target: { value: 'Leise' } })
    fireEvent.blur(german)
    await waitFor(() => expect(sent()).toEqual([['de-DE', 'subtitle', 'Leise']]))
  })
})
