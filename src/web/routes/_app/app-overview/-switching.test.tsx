import { act, screen, waitFor } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { API_HEADER } from '#contract/protocol/endpoint.ts'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { refreshToken } from '#contract/auth/auth.ts'
import { getAppDetails, getAverageRating } from '#contract/overview/overview.ts'
import { getCompetitors, type Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { details as listing, project as example } from '#web/features/overview/fixtures.tsx'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { useRead, read } from '#web/data/queries/read.ts'
import { projectsRead, subscriptionRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { selectIn } from '#web/apps/selected/use-select.ts'
import { selection } from '#web/offline/selection.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond, respondAt } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { Route } from './my-app.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

const MyApp = Route.options.component!
const SWITCHES = 200
const countries = ['en-US', 'de-DE', 'ja-JP', 'fr-FR', 'es-ES']
const projects = Array.from({ length: 40 }, (_, index): Project => {
  const trackId = String(1001 + index)
  const projectId = `${trackId.padStart(8, '0')}-1111-4111-8111-111111111111`
  return { ...example, projectId, trackId, title: `Listing ${trackId}`, developerName: null, countries }
})

/** Numbers that look thrown, the same in every run. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const thrown = dice(7)
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Every answer comes late and says whose it is: "1001/DE" in a text, 1001 in a number. */
function answerLate(): void {
  const late = async <T,>(answer: T) => {
    await later(thrown(80))
    return answer
  }
  const markOf = (trackId: string, locale: string) => `${trackId}/${countryCodeOf(locale)}`
  // The pages ask for more than is looked at here.
  respondAt('/api/*', () =>
    late(Response.json({ error: 'NOT_FOUND', message: '' }, { status: 404, headers: { [API_HEADER]: '1' } })),
  )
  respond(refreshToken, () => late(tokensOf(ada)))
  respond(getSubscription, () => late(subscription))
  respond(getFeatures, () => late(['app-overview']))
  respond(getAppDetails, ({ query }) => {
    const mark = markOf(query.trackId, query.locale)
    const texts = { title: `Listing ${mark}`, shortDescription: `Short ${mark}`, description: mark }
    return late({ ...listing, ...query, ...texts })
  })
  respond(getAverageRating, ({ query: { trackId, locale } }) =>
    late({
      avgRating: 4,
      ratingCount: Number(trackId),
      delta: null,
      country: countryCodeOf(locale),
      days: 30,
      provenance: null,
    }),
  )
  respond(getCompetitors, ({ params, query: { locale } }) => {
    const trackId = String(Number(params.projectId.slice(0, 8)))
    const name = `Rival ${markOf(trackId, locale)}`
    const content = [{ trackId, store: 'APP_STORE' as const, name, iconUrl: null, developerName: null }]
    return late({ content, pageNumber: 1, pageSize: 300, totalPages: 1 })
  })
}

/** Whose data stands below an element: "1001/DE", or "1001" where no country is said. */
const marksIn = (element: Element) => new Set(element.textContent?.match(/\b10\d\d(?:\/[A-Z]{2})?/g))

/** Nothing of another app or country than the page's own. */
function strangersIn(page: Element): string[] {
  const marks = marksIn(page)
  const [first = ''] = [...marks].toSorted((a, b) => b.length - a.length)
  return [...marks].filter((mark) => !first.startsWith(mark))
}

function PlainPage({ app }: { app: AppInCountry }) {
  const { data } = useRead(
    read(getAppDetails, { query: { trackId: app.trackId, store: app.store, locale: app.locale } }),
  )
  return (
    <article data-app={`${app.trackId}/${countryCodeOf(app.locale)}`}>
      {app.title} {data?.title} {data?.description}
    </article>
  )
}

afterEach(() => getQueryClient().clear())

test(
  'OV-011, BAR-016: 200 fast switches of app and country with late answers never show one’s data under another’s name',
  { timeout: 60_000 },
  async () => {
    answerLate()
    signIn(tokensOf(ada))
    getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: projects, at: Date.now() })
    getQueryClient().setQueryData(subscriptionRead(ada).queryKey, { data: subscription, at: Date.now() })
    const { container, router } = drawPage(
      <>
        <main>
          <MyApp />
        </main>
        <SelectedAppPage competitor={undefined}>{(app) => <PlainPage app={app} />}</SelectedAppPage>
      </>,
      { address: '/' },
    )
    await screen.findByRole('main')

    const wrong: string[] = []
    let looks = 0
    const watch = new MutationObserver(() => {
      looks += 1
      for (const page of container.querySelectorAll('main, article')) {
        const own = page instanceof HTMLElement ? page.dataset['app'] : undefined
        const strangers = own ? [...marksIn(page)].filter((mark) => !own.startsWith(mark)) : strangersIn(page)
        if (strangers.length > 0) wrong.push(`${own ?? page.querySelector('h2')?.textContent}: ${strangers.join()}`)
      }
    })
    watch.observe(container, { subtree: true, childList: true, characterData: true, attributes: true })

    for (let turn = 0; turn < SWITCHES; turn += 1) {
      const projectId = projects[thrown(projects.length)]?.projectId ?? null
      act(() => selectIn(router, thrown(3) === 0 ? { projectId } : { projectId, locale: countries[thrown(5)] ?? null }))
      await act(() => later(thrown(10) === 0 ? 120 : thrown(8)))
    }
    const { projectId, locale } = selection.get()
    const trackId = projects.find((one) => one.projectId === projectId)?.trackId
    const last = `${trackId}/${countryCodeOf(locale ?? '')}`
    await waitFor(() => {
      expect(screen.getByRole('article')).toHaveTextContent(`Listing ${last}`)
      expect(screen.getByRole('main')).toHaveTextContent(`Rival ${last}`)
      expect(screen.getByRole('main')).toHaveTextContent(`Short ${last}`)
    })
    watch.disconnect()
    expect(wrong).toEqual([])
    expect(looks).toBeGreaterThan(SWITCHES)
  },
)
