import { screen, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { getCountries, getProjects } from '#contract/projects.ts'
import { getMarket } from '#contract/market/market.ts'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { moorlight, projectOf } from '#web/features/onboarding/guide/fixtures.ts'
import { restart } from '#web/features/onboarding/guide/guide.ts'
import { changeGuide, guide, registerGuide } from '#web/features/onboarding/guide/guide-store.ts'
import { activate } from '#web/i18n/language.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond, serverIsUp } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { GuideStart } from './guide-start.tsx'

const behind = 'Behind'
const name = 'Get started with Storeglass'

beforeEach(async () => {
  await activate('en')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  fakeLocks()
  connectivity.set('online')
  getQueryClient().clear()
  signIn(tokensOf(ada))
  serverIsUp()
  respond(refreshToken, tokensOf(ada))
  respond(getSubscription, subscription)
  respond(getFeatures, [])
  respond(getProjects, [])
  respond(getQuotas, [])
  respond(getCountries, [])
  respond(getMarket, { market: 'sample', apps: 0, examples: [] })
  guide.set(null)
})
afterEach(async () => {
  await changeGuide((one) => ({ ...one, timestampStart: 0, endedAt: null, surveyLost: null }))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const frame = (tabs = 1, since = performance.now()) => (
  <>
    {Array.from({ length: tabs }, (_, tab) => (
      <div key={tab} data-testid={`frame-${tab}`}>
        <button type="button">{behind}</button>
        <GuideStart identity={ada} since={since} />
      </div>
    ))}
  </>
)

describe('the start of the guide', () => {
  test('GUIDE-001, GUIDE-027: a second after the frame, for somebody without projects; what is behind is out of reach', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5000)
    drawPage(frame(1, 5000))
    await screen.findByText(behind)
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(1000)
    clock.mockRestore()
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    expect(screen.getByTestId('frame-0')).toHaveAttribute('inert')
  })

  test('GUIDE-026: one alone is open in all tabs, and the next tab goes on when it is closed', async () => {
    const view = drawPage(frame(2))
    await screen.findByRole('dialog', { name })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    view.unmount()
    drawPage(frame())
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
  })

  test('GUIDE-027: projects that come while it is open, as by its own Finish, do not close it', async () => {
    drawPage(frame())
    await screen.findByRole('dialog', { name })
    getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: [projectOf(moorlight)], at: Date.now() })
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible())
  })

  test('GUIDE-022, C-23: once it has ended it is gone, and the page can be reached again', async () => {
    drawPage(frame())
    await screen.findByRole('dialog', { name })
    await changeGuide(() => restart(Date.now(), null))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByTestId('frame-0')).not.toHaveAttribute('inert')
  })

  test('ERR-011: a survey that was not saved is told once the page has been loaded anew', async () => {
    await registerGuide(Date.now())
    await changeGuide(() => restart(Date.now(), 'Storeglass has a problem right now.'))
    guide.set(null)
    drawPage(
      <>
        {frame()}
        <Messages />
      </>,
    )
    expect(await screen.findByText("Couldn't save your answers")).toBeVisible()
    await waitFor(() => expect(guide.get()?.surveyLost).toBeNull())
  })

  test('ONB-086: countries that are not tracked are told on the page that follows, per app and once', async () => {
    await registerGuide(Date.now())
    const nappery = { trackId: '2', store: 'APP_STORE', title: 'Nappery' } as const
    const notTracked = [
      { ...nappery, notListed: ['FR', 'ES'], unknown: [] },
      { ...nappery, trackId: '1', title: 'Moorlight', notListed: ['FR'], unknown: ['JP'] },
    ]
    await changeGuide(() => restart(Date.now(), null, notTracked))
    guide.set(null)
    drawPage(
      <>
        {frame()}
        <Messages />
      </>,
    )
    expect(await screen.findByText("Some countries aren't tracked")).toBeVisible()
    for (const line of [
      "Nappery isn't available in these countries: France and Spain.",
      "Moorlight isn't available in this country: France.",
      "The store didn't respond for Moorlight: Japan.",
    ])
      expect(screen.getByText(line, { exact: false })).toBeVisible()
    await waitFor(() => expect(guide.get()?.notTracked).toEqual([]))
  })
})
