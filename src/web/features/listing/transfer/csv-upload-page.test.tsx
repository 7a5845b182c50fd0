import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getListingDrafts, putListingDraft, type ListingDraft } from '#contract/listing-drafts.ts'
import { getAppDetails, getVersions } from '#contract/overview/overview.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { act, cleanup, screen, waitFor, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { runDevice } from '#web/commands/device.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { MessageStack } from '#web/ui/feedback/message-stack.tsx'
import { app, draftOf, listing, version } from '../fixtures.ts'
import { CsvUploadPage } from './csv-upload-page.tsx'
import { ImportExportPage } from './import-export-page.tsx'

let server: ListingDraft[]
let saved: File[]

beforeAll(() => {
  fakeLocks()
  runDevice()
})
beforeEach(() => {
  localStorage.clear()
  serverIsUp()
  server = []
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File)
    return 'blob:texts'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getAppDetails, ({ query: { locale } }) => ({ ...listing, locale }))
  respond(getVersions, { versions: [version] })
  respond(getListingDrafts, () => server)
  respond(putListingDraft, ({ params, body: { seen, ...texts } }) => {
    const others = server.filter((one) => one.locale !== params.locale || one.field !== params.field)
    server = [...others, { ...draftOf('', params), ...texts, revision: seen + 1 }]
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

async function show(page: 'csv' | 'files', of = app) {
  drawPage(
    <>
      {page === 'csv' ? <CsvUploadPage app={of} /> : <ImportExportPage app={of} />}
      <MessageStack />
    </>,
  )
  await screen.findByRole('heading', { name: of.project.title })
  await waitFor(() => expect(outbox.get().ready).toBe(true))
}
async function choose(contents: string | Uint8Array<ArrayBuffer>, accept = '.csv') {
  const input = document.querySelector<HTMLInputElement>(`input[type=file][accept*="${accept}"]`)
  expect(input).not.toBeNull()
  if (input)
    await userEvent.upload(input, new File([contents], `texts${accept}`, { type: 'text/csv' }), { applyAccept: false })
}
const sent = () => asked(putListingDraft).map(({ params, body }) => [params.locale, params.field, body.draft])
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('CSV upload', () => {
  test('MENU-075: maps a table, shows each change and what is left out, takes the texts, and takes them back', async () => {
    await show('csv')
    await choose(
      '\uFEFFSprache;Untertitel;Notiz\r\nde-DE;Leise Nacht;x\r\nxx;Nichts;y\r\nen-US;Night stories & soft noise;z\r\n',
    )
    expect(await screen.findByRole('combobox', { name: 'Sprache holds' })).toHaveDisplayValue('Language')
    expect(screen.getByRole('combobox', { name: 'Notiz holds' })).toHaveDisplayValue('Not used')
    expect(await screen.findByText(/Row 3: xx \(a language that the store doesn't have\)/)).toBeVisible()
    const changes = await screen.findByRole('table', { name: 'What changes' })
    expect(within(changes).getAllByRole('checkbox')).toHaveLength(1)
    expect(sent()).toEqual([])
    await press('Save 1 text as a draft')
    await waitFor(() => expect(sent()).toEqual([['de-DE', 'subtitle', 'Leise Nacht']]))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server[0]?.draft).toBe(listing.shortDescription))
  })

  test('columns that nothing names are mapped by hand', async () => {
    await show('csv')
    await choose('de-DE,Moorlicht\nfr-FR,Lune\n')
    expect(await screen.findByText('Choose the column that holds the language.')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column 1 holds' }), 'Language')
    expect(await screen.findByText('Choose a column that holds texts.')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column 2 holds' }), 'Name')
    await userEvent.click(await screen.findByRole('button', { name: 'Save 2 texts as drafts' }))
    await waitFor(() => expect(server.map(({ draft }) => draft).toSorted()).toEqual(['Lune', 'Moorlicht']))
  })

  test.each([
    ['a web page', '<!doctype html><html></html>', /is a web page, not a table/],
    ['a damaged workbook', 'PK\u0003\u0004', /isn't a table, or is damaged/],
    ['nothing', '', /is empty/],
  ])('%s is no table, and says so', async (_, contents, message) => {
    await show('csv')
    await choose(contents)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  test('offline, a table is read and its drafts wait', async () => {
    await show('csv')
    noNetwork()
    act(() => connectivity.set('offline'))
    await choose('language,subtitle\nde-DE,Leise\n')
    await userEvent.click(await screen.findByRole('button', { name: 'Save 1 text as a draft' }))
    await waitFor(() => expect(outbox.get().entries).toHaveLength(1))
  })

  test('who may only view the app uploads nothing', async () => {
    await show('csv', { ...app, project: { ...app.project, permission: 'view' } })
    expect(screen.getByText('You can view this app but not change it.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Choose a CSV or XLSX file' })).not.toBeInTheDocument()
  })
})

describe('import and export', () => {
  test('MENU-078: texts go out as CSV and as JSON, drafts before what is live, and come in again', async () => {
    server = [draftOf('=Nacht', { locale: 'de-DE' })]
    await show('files')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeEnabled())
    await press('Save as CSV')
    await press('Save as JSON')
    expect(saved.map(({ name }) => name)).toEqual(['moorlight-texts.csv', 'moorlight-texts.json'])
    expect(await saved[0]?.text()).toContain("'=Nacht")
    const json: unknown = JSON.parse((await saved[1]?.text()) ?? '')
    expect(json).toMatchObject({
      languages: { 'de-DE': { subtitle: '=Nacht' }, 'en-US': { subtitle: listing.shortDescription } },
    })
    await choose(JSON.stringify(json).replace('=Nacht', 'Leise'), '.json')
    await userEvent.click(await screen.findByRole('button', { name: 'Save 1 text as a draft' }))
    await waitFor(() => expect(sent()).toEqual([['de-DE', 'subtitle', 'Leise']]))
  })

  test('MENU-075, MENU-078: texts go out as a workbook, and come in again by the upload', async () => {
    server = [draftOf('=Nacht', { locale: 'de-DE' })]
    await show('files')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save as XLSX' })).toBeEnabled())
    await press('Save as XLSX')
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['moorlight-texts.xlsx']))
    const file = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer())
    cleanup()
    await show('csv')
    await choose(file, '.xlsx')
    expect(await screen.findByText('Nothing changes.')).toBeVisible()
  })

  test('a file of something else says so', async () => {
    await show('files')
    await choose('{"a":1}', '.json')
    expect(await screen.findByText(/holds no texts of a listing/)).toBeVisible()
  })

  test('the folders of fastlane are here too', async () => {
    await show('files')
    expect(await screen.findByRole('button', { name: 'Save as ZIP' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Choose a ZIP archive' })).toBeVisible()
  })
})
