import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getTrackedKeywords, type TrackedKeyword } from '#contract/keywords/tracked.ts'
import { getListingDrafts, putListingDraft, type ListingDraft } from '#contract/listing-drafts.ts'
import { getListingPublications } from '#contract/listing-publications.ts'
import { getAppDetails, getAverageRating, getVersions } from '#contract/overview/overview.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refusal, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { act, fireEvent, screen, waitFor, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { runDevice } from '#web/commands/device.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app, draftOf, listing, tracked, version } from '../fixtures.ts'
import { StoreListingPage } from './store-listing-page.tsx'

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
  respond(getAppDetails, listing)
  respond(getVersions, { versions: [version] })
  respond(getListingDrafts, () => server)
  respond(getListingPublications, [])
  respond(getAverageRating, {
    avgRating: 4.6,
    ratingCount: 13_000,
    delta: null,
    country: 'US',
    days: 30,
    provenance: null,
  })
  track([])
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

const track = (keywords: TrackedKeyword[]) => {
  const slots = { used: keywords.length, limit: 50 }
  respond(getTrackedKeywords, { keywords, tags: [], slots, measuring: null, provenance: null })
}

const onLanguage = vi.fn<(language: string) => void>()

async function show(of = app, language?: string) {
  drawPage(<StoreListingPage app={of} language={language} onLanguage={onLanguage} />)
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(outbox.get().ready).toBe(true))
  return name
}
const box = (name: string) => screen.getByRole('textbox', { name })
const part = (name: string) => within(screen.getByRole('region', { name }))
/** A card beside the texts, which may be drawn after them. */
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }))
const sent = () =>
  asked(putListingDraft).map(({ params, body }) => [params.field, body.draft, body.published, body.seen])

/** Adds to the end of a text by one press, and leaves the field, which saves it. */
async function add(name: string, text: string) {
  await userEvent.click(box(name))
  await userEvent.paste(text)
  await userEvent.tab()
}

/** Writes a text anew in one go, and leaves the field. */
async function write(name: string, text: string) {
  await userEvent.click(box(name))
  fireEvent.change(box(name), { target: { value: text } })
  await userEvent.tab()
}

describe('the store listing editor', () => {
  test('LIM-001 to LIM-004: begins with what is live, and counts each text against its limit', async () => {
    await show()
    expect(box('Subtitle')).toHaveValue('Night stories & soft noise')
    expect(box('Description')).toHaveValue(listing.description)
    expect(box('What’s new')).toHaveValue('The alarm grows louder.')
    expect(part('Name').getByRole('img', { name: '28 of 30 characters' })).toBeVisible()
    expect(part('Description').getByRole('img', { name: '40 of 4,000 characters' })).toBeVisible()
    expect(screen.getByText('As live')).toBeVisible()
  })

  test('Google Play has its own texts', async () => {
    const play = { ...app, store: 'GOOGLE_PLAY' as const, project: { ...app.project, store: 'GOOGLE_PLAY' as const } }
    await show(play)
    expect(part('Short description').getByRole('img', { name: '26 of 80 characters' })).toBeVisible()
    expect(part('What’s new').getByRole('img', { name: '23 of 500 characters' })).toBeVisible()
  })

  test('a change is saved as the organisation’s draft, with what was live, and shows what differs word by word', async () => {
    await show()
    await add('Subtitle', '!')
    await waitFor(() =>
      expect(sent()).toEqual([['subtitle', 'Night stories & soft noise!', listing.shortDescription, 0]]),
    )
    await write('Subtitle', 'Sleep stories & soft noise')
    await waitFor(() => expect(sent().at(-1)?.slice(0, 2)).toEqual(['subtitle', 'Sleep stories & soft noise']))
    const field = part('Subtitle')
    expect(field.getByText('Changed')).toBeVisible()
    expect(await field.findByText('Night')).toHaveRole('deletion')
    expect(field.getByText('Sleep')).toHaveRole('insertion')
    expect(screen.getByText('1 text changed')).toBeVisible()
  })

  test('texts are compared word by word with an earlier version, where it is known what that had', async () => {
    const texts = { title: 'Moorlight: Sleep', shortDescription: null, promotionalText: null, description: null }
    respond(getVersions, { versions: [version, { ...version, version: '4.11', releaseNotes: null, texts }] })
    await show()
    expect(part('Name').queryByRole('insertion')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('combobox', { name: 'Compare with' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Compare with 4.11' }))
    expect(part('Name').getByText('Compared with version 4.11')).toBeVisible()
    expect(await part('Name').findByRole('insertion')).toHaveTextContent('Wind Down')
    expect(part('Subtitle').getByText('What version 4.11 had is not known.')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Compare with' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Compare with live' }))
    expect(part('Name').queryByRole('insertion')).not.toBeInTheDocument()
  })

  test('a draft of somebody else is shown with their name, and can be discarded and taken back', async () => {
    server = [draftOf('Sleep stories')]
    await show()
    await waitFor(() => expect(box('Subtitle')).toHaveValue('Sleep stories'))
    expect(part('Subtitle').getByText(/Last changed by Grace Hopper/)).toBeVisible()
    await userEvent.click(part('Subtitle').getByRole('button', { name: 'Discard draft' }))
    expect(box('Subtitle')).toHaveValue(listing.shortDescription)
    await waitFor(() => expect(sent()).toEqual([['subtitle', listing.shortDescription, listing.shortDescription, 3]]))
    expect(part('Subtitle').queryByText('Changed')).not.toBeInTheDocument()
  })

  test('a draft that says what was live says nothing: what is live by now is shown', async () => {
    server = [draftOf('Earlier', { published: 'Earlier' })]
    expect(await show()).toBeVisible()
    expect(box('Subtitle')).toHaveValue(listing.shortDescription)
  })

  test('offline, changes of a text wait as one, those of another beside it', async () => {
    await show()
    noNetwork()
    act(() => connectivity.set('offline'))
    await add('Subtitle', ' a')
    await waitFor(() => expect(outbox.get().entries).toHaveLength(1))
    await add('Subtitle', 'b')
    await add('Name', '!')
    await waitFor(() =>
      expect(
        outbox
          .get()
          .entries.map(({ payload }) => (payload as { draft: string }).draft)
          .toSorted(),
      ).toEqual(['Moorlight: Sleep & Wind Down!', 'Night stories & soft noise ab']),
    )
    expect(box('Subtitle')).toHaveValue('Night stories & soft noise ab')
    expect(part('Subtitle').getByText('Waiting to send')).toBeVisible()
    expect(sent()).toEqual([])
  })

  test.each([
    [
      'Keep mine',
      'Mine',
      [
        ['Mine', 3],
        ['Mine', 4],
      ],
    ],
    ['Take theirs', 'Theirs', [['Mine', 3]]],
  ])('where somebody else was first, one sees both texts and chooses: %s', async (button, stays, expected) => {
    server = [draftOf('Before')]
    await show()
    await waitFor(() => expect(box('Subtitle')).toHaveValue('Before'))
    server = [draftOf('Theirs', { revision: 4 })]
    await write('Subtitle', 'Mine')
    const card = within(await part('Subtitle').findByRole('alert'))
    await waitFor(() => expect(box('Subtitle')).toHaveValue('Theirs'))
    expect(card.getByText(/Grace Hopper has changed this text too/)).toBeVisible()
    expect(await card.findByText('Mine')).toHaveRole('insertion')
    await userEvent.click(card.getByRole('button', { name: button }))
    await waitFor(() => expect(outbox.get().entries).toEqual([]))
    await waitFor(() => expect(box('Subtitle')).toHaveValue(stays))
    expect(sent().map(([, draft, , seen]) => [draft, seen])).toEqual(expected)
    expect(part('Subtitle').queryByRole('alert')).not.toBeInTheDocument()
  })

  test('the stores’ rules are looked at while one types, each with its source, and can be followed by one press', async () => {
    await show()
    await add('Description', ' Sleep well 💤')
    const field = part('Description')
    const finding = await field.findByRole('listitem')
    expect(finding).toHaveTextContent(/Not accepted: App Store Connect doesn't accept emoji in the description: 💤/)
    expect(box('Description')).toBeInvalid()
    expect(box('Description')).toHaveAccessibleDescription(/doesn't accept emoji/)
    expect(screen.getByText(/1 text changed/)).toHaveTextContent('1 text changed, 1 problem')
    await userEvent.click(within(finding).getByRole('button', { name: 'About this rule' }))
    expect(await screen.findByRole('link', { name: 'developer.apple.com' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await add('Keywords', 'rain, fan')
    await userEvent.click(await part('Keywords').findByRole('button', { name: 'Fix' }))
    expect(box('Keywords')).toHaveValue('rain,fan')
  })

  test('a rule is ignored for a text with a reason, which goes along with the draft, and is looked at again', async () => {
    await show()
    await add('Description', ' Coming soon: more')
    const field = part('Description')
    await userEvent.click(await field.findByRole('button', { name: 'Ignore here' }))
    const form = within(await screen.findByRole('dialog', { name: 'Ignore here' }))
    await userEvent.click(form.getByRole('textbox', { name: 'Reason' }))
    await userEvent.paste('Agreed with Apple')
    await userEvent.click(form.getByRole('button', { name: 'Ignore here' }))
    await waitFor(() =>
      expect(asked(putListingDraft).at(-1)?.body).toMatchObject({
        draft: `${listing.description} Coming soon: more`,
        ignored: [{ rule: 'words.future', reason: 'Agreed with Apple' }],
      }),
    )
    await userEvent.click(await field.findByRole('button', { name: '1 ignored rule' }))
    expect(field.getByRole('listitem')).toHaveTextContent('Ignored: Agreed with Apple')
    await userEvent.click(field.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(asked(putListingDraft).at(-1)?.body.ignored).toEqual([]))
    expect(await field.findByRole('button', { name: 'Ignore here' })).toBeVisible()
  })

  test('tells which tracked keywords the texts hold, where, and what a change gains and loses', async () => {
    track([
      tracked('night stories', 33),
      tracked('brown noise', 20),
      tracked('rain sounds'),
      tracked('wind down noise'),
    ])
    await show()
    const card = await cardOf('Keyword coverage')
    const row = (name: string) => card.getByRole('rowheader', { name: new RegExp(`^${name}`) })
    expect(await card.findByText('2 of 4 tracked keywords are in your name, subtitle and keywords.')).toBeVisible()
    expect(row('night stories')).toHaveTextContent('night storiesSubtitle')
    expect(row('wind down noise')).toHaveTextContent('wind down noiseSeveral together')
    expect(row('rain sounds')).toHaveTextContent('In none of your texts')
    await write('Subtitle', 'Sleep stories & brown noise')
    expect(await card.findByText(/2 of 4 tracked keywords are in your name/)).toHaveTextContent('1 new. 1 lost.')
    expect(row('brown noise')).toHaveTextContent('NewSubtitle')
    expect(row('night stories')).toHaveTextContent('LostIn none of your texts')
    await write('Description', 'Rain sounds and rain sounds.')
    await waitFor(() =>
      expect(card.getByRole('row', { name: /^rain sounds/ })).toHaveTextContent('Only in the description40.0%'),
    )
  })

  test('without tracked keywords, says what the card is for', async () => {
    await show()
    expect(
      await (await cardOf('Keyword coverage')).findByText(/don't track any keywords in the United States/),
    ).toBeVisible()
  })

  test('tells which keywords another language repeats, as they are typed, and opens that language', async () => {
    server = [
      draftOf('sueño,luna', { locale: 'es-MX', field: 'keywords', published: null }),
      draftOf('Moorlight', { locale: 'es-MX', field: 'title', published: null }),
    ]
    await show()
    expect(screen.queryByRole('region', { name: 'Keywords across languages' })).toBeNull()
    await write('Keywords', 'alarm,rest')
    const card = await cardOf('Keywords across languages')
    expect(await card.findByText(/^No word of your keyword fields is repeated/)).toBeVisible()
    await write('Keywords', 'luna,rest')
    const finding = await card.findByText(/searched together in the United States$/)
    expect(finding).toHaveTextContent(
      /^luna: English \(US\) \(Keywords\) and Spanish \(Mexico\) \(Keywords\), searched/,
    )
    await userEvent.click(card.getByRole('button', { name: 'Open Spanish (Mexico)' }))
    expect(onLanguage).toHaveBeenCalledWith('es-MX')
    await write('Keywords', 'luna, sueño')
    expect(await card.findByText(/have the same keywords, so at least one isn't translated/)).toBeVisible()
  })

  test('OV-016: the score of the draft is beside the live one, and tells what each text gives', async () => {
    await show()
    const card = await cardOf('ASO score')
    expect(await card.findByText(/^Draft and live \d+$/)).toBeVisible()
    const before = card.getByRole('img', { name: /ASO score \d+ of 100/ }).getAttribute('aria-label')
    await write('Description', 'Sleep stories of the sea. '.repeat(40))
    expect(await card.findByText(/^Live \d+, draft \d+$/)).toBeVisible()
    expect(card.getByRole('img', { name: /ASO score/ })).not.toHaveAccessibleName(before ?? '')
    expect(card.getByText('Description').parentElement).toHaveTextContent('1 → 15 of 15')
  })

  test('a text whose live one is not known counts in neither score', async () => {
    respond(getAppDetails, { ...listing, shortDescription: null })
    await show()
    const card = await cardOf('ASO score')
    expect(await card.findByText(/^Draft and live \d+$/)).toBeVisible()
    await write('Subtitle', 'Night')
    await waitFor(() => expect(screen.getByText('1 text changed')).toBeVisible())
    expect(card.getByText(/^Draft and live \d+$/)).toBeVisible()
    expect(card.queryByText('Subtitle')).not.toBeInTheDocument()
  })

  test('shows the texts as a phone would, in search results and on the product page, drafted and live, light and dark', async () => {
    await show()
    const card = await cardOf('Preview')
    const phone = () => card.getByRole('group', { name: 'As on a phone' })
    await write('Subtitle', 'Sleep stories & rain')
    await waitFor(() => expect(phone()).toHaveTextContent(/Moorlight: Sleep & Wind DownSleep stories & rain13KGet$/))
    expect(within(phone()).getByText('Sleep stories & rain')).toHaveRole('mark')
    expect(within(phone()).getByRole('img', { name: '4.6 of 5 stars' })).toBeVisible()
    expect(phone()).toHaveStyle({ colorScheme: 'light' })
    await userEvent.click(card.getByRole('radio', { name: 'Dark' }))
    expect(phone()).toHaveStyle({ colorScheme: 'dark' })
    await userEvent.click(card.getByRole('radio', { name: 'Live now' }))
    expect(phone()).toHaveTextContent(/Night stories & soft noise13KGet$/)
    expect(within(phone()).queryByRole('mark')).not.toBeInTheDocument()
    await userEvent.click(card.getByRole('radio', { name: 'Product page' }))
    expect(phone()).toHaveTextContent(
      /4\.613K ratings.*Sleep stories\. New ones every Thursday\.What’s newThe alarm grows louder\.$/,
    )
  })

  test('the App Store begins the folded description with the promotional text', async () => {
    await show()
    await write('Promotional text', 'Out now: the sea at night.')
    const card = await cardOf('Preview')
    await userEvent.click(card.getByRole('radio', { name: 'Product page' }))
    await waitFor(() =>
      expect(card.getByRole('group', { name: 'As on a phone' })).toHaveTextContent(
        /Out now: the sea at night\. Sleep stories\. New ones every Thursday\./,
      ),
    )
  })

  test('Google Play shows the developer in search results, and the short description on the page', async () => {
    const play = { ...app, store: 'GOOGLE_PLAY' as const, project: { ...app.project, store: 'GOOGLE_PLAY' as const } }
    await show(play)
    const card = await cardOf('Preview')
    const phone = () => card.getByRole('group', { name: 'As on a phone' })
    expect(phone()).toHaveTextContent(/Fenwick Labs • Health & Fitness/)
    expect(phone()).not.toHaveTextContent(listing.shortDescription ?? '')
    await userEvent.click(card.getByRole('radio', { name: 'Product page' }))
    expect(phone()).toHaveTextContent(/InstallAbout this appNight stories & soft noise/)
  })

  test('what is written from the right is, in the field and on the phone', async () => {
    await show(app, 'he')
    expect(box('Subtitle').closest('[dir]')).toHaveAttribute('dir', 'rtl')
    expect((await cardOf('Preview')).getByRole('group', { name: 'As on a phone' })).toHaveAttribute('dir', 'rtl')
  })

  test('who may only view the app reads and copies', async () => {
    const user = userEvent.setup()
    await show({ ...app, project: { ...app.project, permission: 'view' } })
    expect(box('Name')).toHaveAttribute('readonly')
    expect(screen.getByText('You can view this app but not change it.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy Subtitle' }))
    expect(await navigator.clipboard.readText()).toBe(listing.shortDescription)
  })

  test('without what is live, drafts can be written all the same', async () => {
    refuse(getAppDetails, 'APP_NOT_AVAILABLE')
    refuse(getVersions, 'APP_NOT_AVAILABLE')
    await show()
    expect(screen.getByText(/not available in the United States/)).toBeVisible()
    await add('Name', 'Moorlight')
    await waitFor(() => expect(sent()).toEqual([['title', 'Moorlight', null, 0]]))
  })

  test('offline without anything saved, says so', async () => {
    noNetwork()
    act(() => connectivity.set('offline'))
    await show()
    expect(await screen.findByText(/not saved on this device/)).toBeVisible()
    // No part of the page asks anew for what the page knows to be missing.
    await screen.findByRole('region', { name: 'Keyword coverage' })
    expect(asked(getListingDrafts).length).toBeLessThanOrEqual(1)
  })

  test('another language has drafts and live texts of its own', async () => {
    server = [draftOf('Schlafgeschichten', { locale: 'de-DE' })]
    await show(app, 'de-DE')
    await waitFor(() => expect(box('Subtitle')).toHaveValue('Schlafgeschichten'))
    expect(box('Subtitle')).toHaveAttribute('lang', 'de-DE')
    expect(asked(getAppDetails).map(({ query }) => query.locale)).toEqual(['de-DE'])
    await userEvent.click(screen.getByRole('combobox', { name: 'Language' }))
    await userEvent.click(await screen.findByRole('option', { name: 'English (US)' }))
    expect(onLanguage).toHaveBeenCalledWith('en-US')
  })
})
