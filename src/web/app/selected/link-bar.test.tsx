import { screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCountries, getFavouriteCountries, getProjects, trackCountry } from '#contract/projects.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { countriesRead, projectsRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { details, project } from '#web/features/overview/fixtures.tsx'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { overlays } from '#web/offline/outbox/outbox.ts'
import { select, selection } from '#web/offline/selection.ts'
import { useFollowSelected } from '#web/apps/selected/use-follow-selected.ts'
import { LinkBar } from './link-bar.tsx'

const countries = [
  { country: 'FR', locale: 'fr-FR', displayName: 'France' },
  { country: 'US', locale: 'en-US', displayName: 'United States' },
]

beforeEach(() => {
  fakeLocks()
  respond(getAppDetails, { ...details, locale: 'fr-FR' })
  respond(getCountries, countries)
  respond(getProjects, [project])
  respond(getFavouriteCountries, [])
  respond(trackCountry, null)
})
afterEach(() => {
  overlays.set([])
  getQueryClient().clear()
  connectivity.set('online')
  vi.unstubAllGlobals()
})

function Bar() {
  const { project: current, locale, missing } = useFollowSelected(ada)
  return <LinkBar missing={missing} project={current} locale={locale} />
}

async function draw({ isOffline = false, app = project.trackId } = {}) {
  if (isOffline) noNetwork()
  else serverIsUp()
  signIn(tokensOf(ada))
  getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: [project], at: Date.now() })
  getQueryClient().setQueryData(countriesRead().queryKey, { data: countries, at: Date.now() })
  select({ projectId: project.projectId, locale: 'en-US' })
  const { router } = drawPage(<Bar />, { address: `/?app=${app}&country=FR` })
  const bar = await screen.findByRole('region', { name: 'Shared link' })
  return { bar, href: () => router.history.location.href }
}

const button = (name: string) => screen.findByRole('button', { name })

test('OP-37: a link’s country that is not tracked can be viewed, which tracks nothing, and left again', async () => {
  const { bar } = await draw()
  expect(bar).toHaveTextContent('France')
  await userEvent.click(await button('View anyway'))
  expect(selection.get()).toMatchObject({ viewedLocale: 'fr-FR', locale: 'en-US' })
  expect(await screen.findByText("You're viewing France without tracking it.")).toBeVisible()
  expect(asked().filter(({ method }) => method === 'POST' || method === 'PUT')).toEqual([])
  await userEvent.click(await button('Back to the United States'))
  expect(selection.get().viewedLocale).toBeNull()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Shared link' })).toBeNull())
})

test('OP-37: a link’s country that is not tracked is tracked from where it is said', async () => {
  await draw()
  await userEvent.click(await button('Track France'))
  await waitFor(() => expect(selection.get().locale).toBe('fr-FR'))
  await waitFor(() => expect(asked(trackCountry)).toMatchObject([{ body: { locale: 'fr-FR' } }]))
  await waitFor(() => expect(overlays.get()).toEqual([]))
})

test('OP-37: a country where the app is not available is neither tracked nor viewed', async () => {
  refuse(getAppDetails, 'APP_NOT_AVAILABLE')
  const { bar, href } = await draw()
  await waitFor(() => expect(bar).toHaveTextContent("isn't available there"))
  expect(screen.queryByRole('button', { name: 'Track France' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'View anyway' })).toBeNull()
  await userEvent.click(await button('Stay in the United States'))
  await waitFor(() => expect(href()).toBe(`/?app=${project.trackId}&country=US`))
  expect(screen.queryByRole('region', { name: 'Shared link' })).toBeNull()
})

test('OP-37: offline a country of which nothing is saved can be tracked, and says that it can not be viewed', async () => {
  connectivity.set('offline')
  const { bar } = await draw({ isOffline: true })
  await waitFor(() => expect(bar).toHaveTextContent('None of it is saved on this device.'))
  expect(await button('Track France')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'View anyway' })).toBeNull()
})

test('OP-37: an app that is not one’s own can be added', async () => {
  await draw({ app: '324684580' })
  const add = await screen.findByRole('link', { name: 'Add this app' })
  expect(add.getAttribute('href')).toContain(encodeURIComponent('id324684580'))
})
