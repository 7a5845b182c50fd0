import { inTimeZone } from '#tests/support/in-time-zone.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_SOURCES, getStoreSources } from '#contract/market/sources.ts'
import { getOverviewTrends } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { answered, show } from '../fixtures.tsx'
import { FeaturingCard, RatingCard } from './stat-grid.tsx'
import { DownloadsCard, RankedKeywordsCard, RevenueCard } from './stat-cards.tsx'

const listing = { trackId: '1500000001', store: 'APP_STORE', locale: 'en-US' } as const
const card = (name: string) => screen.getByRole('group', { name })
const performance = {
  downloadsLast30Days: 48_210,
  downloadsLast30DaysDelta: 0.064,
  revenueLast30Days: 31_480,
  revenueLast30DaysDelta: -0.021,
  revenueCurrency: 'USD',
  provenance: { downloads: null, revenue: null },
}

// Lines are drawn once the page is idle, which a slow machine is in the middle of a test.
beforeEach(() => {
  respond(getStoreSources, { on: [...DEFAULT_SOURCES], chosenBy: 'nobody' })
  respond(getOverviewTrends, { downloads: null, revenue: null, rankedKeywords: null, averageRating: null })
})

describe('downloads and revenue', () => {
  test('OV-021, OV-022: figure, change in words, scope', () => {
    show(
      <>
        <DownloadsCard listing={listing} result={answered(performance)} />
        <RevenueCard listing={listing} result={answered(performance)} />
      </>,
    )
    expect(card('Downloads')).toHaveTextContent('48.2Kup 6.4%')
    expect(card('Downloads')).toHaveTextContent('Worldwide, last 30 days, our estimate')
    expect(card('Revenue')).toHaveTextContent('$31,480down 2.1%')
    expect(card('Revenue')).toHaveTextContent('Worldwide, last 30 days, our estimate')
  })

  test('a change too small to be shown has no direction, as in every other place', () => {
    show(<DownloadsCard listing={listing} result={answered({ ...performance, downloadsLast30DaysDelta: 0.0003 })} />)
    expect(card('Downloads')).toHaveTextContent('48.2Kno change')
    expect(card('Downloads')).not.toHaveTextContent('up 0.0%')
  })

  test('nothing earned is zero, nothing known is said', () => {
    const nothing = { ...performance, downloadsLast30Days: null, revenueLast30Days: 0, revenueLast30DaysDelta: null }
    show(
      <>
        <DownloadsCard listing={listing} result={answered(nothing)} />
        <RevenueCard listing={listing} result={answered(nothing)} />
      </>,
    )
    expect(card('Downloads')).toHaveTextContent('No data available')
    expect(card('Downloads')).not.toHaveTextContent('our estimate')
    expect(card('Revenue')).toHaveTextContent('$0')
  })

  test('one that failed says so and is tried again; one the device has not seen says that', async () => {
    const refresh = vi.fn<() => void>()
    const missing = { ...answered(performance), data: undefined, updatedAt: null, refresh }
    show(
      <>
        <DownloadsCard listing={listing} result={{ ...missing, error: new ApiError('x', { kind: 'unavailable' }) }} />
        <RevenueCard listing={listing} result={{ ...missing, error: new ApiError('x', { kind: 'offline' }) }} />
      </>,
    )
    await userEvent.click(within(card('Downloads')).getByRole('button', { name: 'Try again' }))
    expect(refresh).toHaveBeenCalledOnce()
    expect(card('Revenue')).toHaveTextContent('Not saved on this device')
  })
})

test('OV-023: the number of countries, five flags, and how many more', () => {
  show(
    <FeaturingCard
      result={answered({
        days: 30,
        countries: ['US', 'DE', 'GB', 'JP', 'SE', 'FR', 'IT'],
        featured: null,
        provenance: null,
      })}
    />,
  )
  expect(card('App featuring')).toHaveTextContent('7countries')
  expect(within(card('App featuring')).getAllByRole('img')).toHaveLength(5)
  expect(card('App featuring')).toHaveTextContent('+2')
})

test('OV-023: featured nowhere is zero', () => {
  show(<FeaturingCard result={answered({ days: 30, countries: [], featured: null, provenance: null })} />)
  expect(card('App featuring')).toHaveTextContent('0countries')
})

test('OV-025: stars, their change and number in the country', () => {
  show(
    <RatingCard
      result={answered({
        avgRating: 4.618,
        ratingCount: 12_906,
        delta: 0.03,
        country: 'US',
        days: 30,
        provenance: null,
      })}
      listing={listing}
    />,
  )
  expect(card('Average rating')).toHaveTextContent('4.62up 0.03')
  expect(card('Average rating')).toHaveTextContent('United States, 12,906 ratings')
})

describe('OV-024: ranked keywords', () => {
  const counting: RankedKeywordsResult = {
    state: 'counting',
    inProgress: null,
    data: undefined,
    updatedAt: null,
    error: null,
    refresh: () => {},
  }
  const counted = {
    ...counting,
    state: 'done' as const,
    updatedAt: 1,
    data: { keywordsCount: 1284, delta: 37, provenance: null },
  }
  const text = (ranked: RankedKeywordsResult, top30 = counting, store: Store = listing.store) => {
    show(<RankedKeywordsCard ranked={ranked} top30={top30} listing={{ ...listing, store }} />)
    return card('Total ranked keywords')
  }

  test('while they are counted', () => expect(text(counting)).toHaveTextContent('Counting…'))
  test('counted', () => expect(text(counted)).toHaveTextContent('1,284up 37'))
  test('OP-54: the first 30 on a second line, once they are counted', () => {
    const top30 = { ...counted, data: { keywordsCount: 96, delta: null, provenance: null } }
    expect(text(counted, top30)).toHaveTextContent('Top 30: 96')
  })
  test('OP-54: of Google Play, whose search lists 30, there is one number', () => {
    const shown = text(counted, counted, 'GOOGLE_PLAY')
    expect(shown).toHaveTextContent('United States, top 30')
    expect(shown).not.toHaveTextContent('Top 30:')
  })
  test('none is zero', () =>
    expect(text({ ...counted, data: { keywordsCount: 0, delta: null, provenance: null } })).toHaveTextContent(
      'keywords0',
    ))
  test('where the market cannot know', () =>
    expect(text({ ...counted, data: { keywordsCount: null, delta: null, provenance: null } })).toHaveTextContent(
      'No data available',
    ))
  test('OP-74: how long it takes yet, where the server can tell', () =>
    expect(text({ ...counting, inProgress: { secondsLeft: 10 } })).toHaveTextContent('Counting, about 10 s left'))
  test('the last count stays while it is counted again, with its age', () => {
    const updatedAt = Date.now() - 18 * 3_600_000
    const again = { ...counted, state: 'counting' as const, updatedAt }
    expect(text({ ...again, inProgress: { secondsLeft: 10 } })).toHaveTextContent(
      /1,284up 37.*18 h ago · Counting, about 10 s left/,
    )
  })
  test('the last count is not called old before the server has said that it counts', () =>
    expect(text({ ...counted, state: 'counting' })).toHaveTextContent('United States, top 200'))
  test('never saved, offline', () =>
    expect(text({ ...counting, state: 'offline' })).toHaveTextContent('Not saved on this device'))
  test('after the last poll it can be asked for again', async () => {
    const refresh = vi.fn<() => void>()
    const shown = text({ ...counting, state: 'stalled', refresh })
    expect(shown).toHaveTextContent('Still calculating')
    await userEvent.click(within(shown).getByRole('button', { name: 'Refresh' }))
    expect(refresh).toHaveBeenCalledOnce()
  })
})

test('OV-023 to OV-025: a card leads to the page behind its figure, and what explains it stays a button beside the link', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  show(
    <RouterContextProvider router={router}>
      <FeaturingCard
        result={answered({ days: 30, countries: [], featured: null, provenance: null })}
        link={{ to: '/analyze-market/featurings', search: { competitor: 'com.example' } }}
      />
    </RouterContextProvider>,
  )
  const link = within(card('App featuring')).getByRole('link', { name: 'App featuring' })
  expect(link).toHaveAttribute('href', '/analyze-market/featurings?competitor=com.example')
  expect(link).not.toContainElement(screen.getByRole('button', { name: 'About App featuring' }))
})

describe('where a number comes from', () => {
  const estimate: Provenance = {
    kind: 'estimated',
    asOf: '2026-11-03T00:00:00.000Z',
    stale: false,
    method: 'downloads',
    inputs: [
      { name: 'chartPosition', value: 'US ALL FREE 12' },
      { name: 'ratingsGained', value: null },
      { name: 'downloadsByChart', value: 61_000 },
    ],
  }
  const about = async (title: string) => {
    await userEvent.click(within(card(title)).getByRole('button', { name: `About ${title}` }))
    const panel = screen.getByRole('dialog', { name: title, hidden: true })
    await within(panel).findByText(/As of|Not available in this market/)
    return panel
  }
  const read = (provenance: Provenance | null, downloadsLast30Days: number | null = 48_210) => {
    session.set({ identity: { ...ada, market: 'live' }, state: 'in' })
    show(
      <DownloadsCard
        listing={listing}
        result={answered({ ...performance, downloadsLast30Days, provenance: { downloads: provenance, revenue: null } })}
      />,
    )
  }
  afterEach(() => session.set({ identity: null, state: 'out' }))

  test('an estimate names its formula, its UTC day, what went in, and what was not known', async () => {
    inTimeZone('America/New_York')
    read(estimate)
    const panel = await about('Downloads')
    expect(panel).toHaveTextContent('Garg and Telang 2013')
    const rows = within(panel).getAllByRole('row', { hidden: true })
    expect(rows.map((row) => row.textContent)).toEqual([
      'Best chart positionUS ALL FREE 12',
      'New ratings in 30 daysnot known',
      'Downloads by chart61,000',
    ])
    expect(panel).toHaveTextContent('Estimated from public store data')
    expect(panel).toHaveTextContent('03. November 2026')
  })

  test('a value whose store does not answer shows its UTC day on the card', () => {
    inTimeZone('America/New_York')
    read({ ...estimate, stale: true })
    expect(card('Downloads')).toHaveTextContent('48.2K')
    expect(card('Downloads')).toHaveTextContent('Store not responding, value from 03. November 2026')
  })

  const withOwn = (more: Partial<AppPerformance>) => {
    signIn(tokensOf({ ...ada, market: 'live' }, 36_000))
    const data = {
      ...performance,
      downloadsLast30Days: 640,
      provenance: { downloads: estimate, revenue: null },
      ...more,
    }
    show(<DownloadsCard listing={listing} result={answered(data)} />)
  }
  const told = { downloadsLast30Days: 812, downloadsLast30DaysDelta: 0.05 }
  const own = { ...told, estimatedDownloadsLast30Days: 640, lastDay: '2026-02-28' as const, estimateError: 0.25 }

  test("OV-021: the owner's own downloads stand beside our estimate, with their last day and how far we were off", async () => {
    withOwn({ ...told, own })
    expect(card('Downloads')).toHaveTextContent(/^Downloads812up 5\.0%/)
    expect(card('Downloads')).toHaveTextContent('Worldwide, last 30 days, your figures')
    expect(await within(card('Downloads')).findByText('Yours: 812, our estimate: 640')).toBeVisible()
    const panel = await about('Downloads')
    expect(panel).toHaveTextContent('Yours812SourceYour store accountUp to28. February 2026Our estimate640')
    expect(panel).toHaveTextContent('Median error of our estimate in the last 30 days: 25%.')
  })

  test('OV-022: revenue beside own downloads says that it is our estimate', () => {
    show(<RevenueCard listing={listing} result={answered({ ...performance, ...told, own })} />)
    expect(card('Revenue')).toHaveTextContent('Worldwide, last 30 days, our estimate')
  })

  test('OV-021: own figures that do not tell every day leave the estimate in its place', async () => {
    withOwn({ own: { ...own, downloadsLast30Days: null, estimateError: null } })
    expect(card('Downloads')).toHaveTextContent(/^Downloads640/)
    expect(card('Downloads')).toHaveTextContent('Worldwide, last 30 days, our estimate')
    const panel = await about('Downloads')
    expect(panel).toHaveTextContent('Yours–')
    expect(panel).not.toHaveTextContent('Median error of our estimate')
  })

  test('OV-021: an estimate that own figures scale says so', async () => {
    withOwn({ scaledBy: 1.27 })
    expect(await about('Downloads')).toHaveTextContent('Scaled by your own figures')
  })

  test('what the market does not tell is not guessed, and is not zero', async () => {
    read(null, null)
    expect(card('Downloads')).toHaveTextContent('No data available')
    expect(await about('Downloads')).toHaveTextContent('Not available in this market')
  })
})
