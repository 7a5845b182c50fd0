import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getListingChanges, type ListingChange } from '#contract/overview/history.ts'
import { getAppDetails, type AppDetails } from '#contract/overview/overview.ts'
import { getEvents } from '#contract/overview/sections.ts'
import { getCompetitors } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refusal, respond } from '#tests/support/network/index.ts'
import { screen, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { details, project } from '../fixtures.tsx'
import { CreativesLibraryPage } from './creatives-library-page.tsx'

const rival = { trackId: '2', store: 'APP_STORE' as const, name: 'Dusk Harbour', iconUrl: null, developerName: null }
const picture = (name: string, box = '400x800') => `/media/remote/${name}/${box}bb.png`
const shows = (screens: string[], videos: string[] = []): AppDetails => ({
  ...details,
  images: { ...details.images, screens },
  videos,
})
const changed = (days: number, before: string[], after: string[]): ListingChange => ({
  part: 'screenshots',
  day: dayFromToday(-days),
  before: before.join('\n'),
  after: after.join('\n'),
})
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => picture(name)) as [string, string, string, string]

beforeEach(() => {
  signIn(tokensOf(ada))
  respond(getCompetitors, { content: [rival], pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getAppDetails, ({ query }) =>
    query.trackId === '2' ? shows([c, d], ['https://example.com/v.mp4']) : shows([a, b]),
  )
  respond(getListingChanges, ({ query }) => ({
    changes: query.trackId === '2' ? [changed(12, [d, c, b], [c, d])] : [],
    provenance: null,
  }))
  respond(getEvents, { events: [], provenance: null })
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

const open = () => drawPage(<CreativesLibraryPage project={project} locale="en-US" />)
const band = async (name: string) => within(await screen.findByRole('region', { name }))
const strip = async (name: string) => within(await screen.findByRole('region', { name: `Screenshots of ${name}` }))
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))

describe('the app creatives library', () => {
  test('MKT-001, MKT-002: a band for each app with its pictures in store order, and what changed of them', async () => {
    open()
    const own = await band(project.title)
    expect(await own.findByText(/2 screenshots/)).toHaveTextContent('Unchanged for 90 days, as far as recorded')
    const pictures = await strip(rival.name)
    expect(pictures.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Screenshot 1',
      'Screenshot 2',
    ])
    expect(pictures.getByRole('link', { name: /^Watch the trailer/ })).toBeVisible()
    expect(pictures.getByText(/^Gone since/)).toBeVisible()
    expect(pictures.getByText('Was no. 3')).toBeVisible()
    expect(await (await band(rival.name)).findByText(/2 screenshots, 1 video/)).toHaveTextContent('Changed on')
  })

  test('LIM-018: everything is of the one country that is selected, and there is no other to choose', async () => {
    open()
    await strip(rival.name)
    expect(new Set(asked(getAppDetails).map(({ query }) => query.locale))).toEqual(new Set(['en-US']))
    expect(screen.queryByRole('combobox', { name: /countr/i })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'In-app events' }))
    await screen.findAllByText(/^Nothing announced in the 30 days/)
    expect(new Set(asked(getEvents).flatMap(({ query }) => query.countries))).toEqual(new Set(['US']))
  })

  test('the line leads back to what a listing showed before', async () => {
    open()
    const line = await screen.findByRole('slider', { name: `Day, ${rival.name}` })
    line.focus()
    await userEvent.keyboard('{ArrowLeft}')
    const pictures = await strip(rival.name)
    expect(pictures.getAllByRole('button')).toHaveLength(3)
    expect(pictures.queryByText(/^Gone since/)).toBeNull()
    expect(screen.queryByRole('slider', { name: `Day, ${project.title}` })).toBeNull()
  })

  test('MKT-014, MKT-015: the four kinds of media', async () => {
    open()
    await strip(project.title)
    const names = within(screen.getByRole('radiogroup', { name: 'Media' })).getAllByRole('radio')
    expect(names.map((one) => one.closest('div')?.textContent)).toEqual([
      'Videos and screenshots',
      'Screenshots',
      'Videos',
      'In-app events',
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Videos' }))
    expect(await screen.findByRole('region', { name: `Videos of ${rival.name}` })).toBeVisible()
    expect((await band(project.title)).getByText('No creatives for this filter')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'In-app events' }))
    expect(await screen.findAllByText(/^Nothing announced in the 30 days/)).toHaveLength(2)
  })

  test('only apps with changes, and a way back where there is none', async () => {
    open()
    await strip(rival.name)
    await userEvent.click(screen.getByRole('switch', { name: 'Only with changes' }))
    expect(screen.queryByRole('region', { name: project.title })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: rival.name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show all apps' }))
    expect(await screen.findByRole('region', { name: project.title })).toBeVisible()
  })

  test('iPhone and iPad are told apart where both are there', async () => {
    respond(getAppDetails, shows([a, picture('pad', '800x600')]))
    open()
    const pictures = await strip(project.title)
    expect(pictures.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(screen.getByRole('combobox', { name: 'Device' }))
    await userEvent.click(await screen.findByRole('option', { name: 'iPad' }))
    expect((await strip(project.title)).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Screenshot 2',
    ])
  })

  test('two pictures are compared side by side, and as their apps’ first three in search', async () => {
    open()
    await tick(`Screenshot 1 of ${project.title}`)
    expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled()
    await tick(`Screenshot 2 of ${rival.name}`)
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare screenshots' }))
    expect(dialog.getAllByRole('img', { name: /^Screenshot/ }).map((one) => one.getAttribute('src'))).toEqual([a, d])
    expect(dialog.getByRole('row', { name: /^Changed in 90 days/ })).toHaveTextContent(
      'Changed in 90 days0 times1 time',
    )
    await userEvent.click(dialog.getByRole('radio', { name: 'First three, as in search' }))
    expect(dialog.getAllByRole('img', { name: /^Screenshot/ }).map((one) => one.getAttribute('src'))).toEqual([
      a,
      b,
      c,
      d,
    ])
  })

  test('an app that can’t be had says so in its band; the others stay', async () => {
    respond(getAppDetails, ({ query }) => (query.trackId === '2' ? refusal('APP_NOT_FOUND') : shows([a])))
    open()
    expect(await (await band(rival.name)).findByText("Couldn't load this app's creatives")).toBeVisible()
    expect((await strip(project.title)).getAllByRole('button')).toHaveLength(1)
  })
})
