import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getStoreSources } from '#contract/market/sources.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { respond } from '#tests/support/network/index.ts'
import { screen, waitFor, within } from '#tests/support/render.tsx'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { answered, missing, show } from '../fixtures.tsx'
import { DensityCard } from './compare-densities.tsx'
import { FiguresCard } from './compare-figures.tsx'
import { competitor, competitorApp, own, sideOf } from '../fixtures.tsx'
import { TextsCard } from './compare-texts.tsx'
import { KeywordsCard } from './compare-words.tsx'
import { compareKeywords } from './compared-keywords.ts'

const figures = { downloads: 1, rating: 1, keywords: 1 }
const row = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')
const keywords = () => {
  const [ours, theirs] = [own.results.details.data, competitor.results.details.data]
  return ours && theirs ? compareKeywords(ours, theirs) : null
}

afterEach(() => session.set({ identity: null, state: 'out' }))

describe('figures of two apps', () => {
  test('on the live market, what is not known says why', async () => {
    signIn(tokensOf({ ...ada, market: 'live' }))
    respond(getStoreSources, { on: ['documented', 'productPages'], chosenBy: 'nobody' })
    const { data } = own.results.performance
    if (!data) throw new Error('It is known.')
    const performance = answered({ ...data, downloadsLast30Days: null })
    const featurings = answered({ days: 30, countries: null, featured: null, provenance: null })
    const unknown = { ...own, results: { ...own.results, performance, featurings } }
    show(<FiguresCard own={unknown} competitor={competitor} />)
    expect(row(/^Downloads/)[0]).toHaveTextContent('No data availableEstimated once the app is in a chart')
    await waitFor(() => expect(row(/^Downloads/)[0]).toHaveTextContent('Switched off on this server: App Store charts'))
    expect(row(/^Countries where featured/)[0]).toHaveTextContent('No data availableNot provided by the store')
  })

  test('who is ahead is said in words, by how much, and by nobody where a value is not known', () => {
    show(<FiguresCard own={own} competitor={competitor} />)
    const [ours, theirs] = row(/^Downloads/)
    expect(ours).toHaveTextContent(/^65KOur estimate$/)
    expect(theirs).toHaveTextContent('116.8KAhead by 51.8KOur estimate')
    expect(row(/^Average rating/).map((cell) => cell.textContent)).toEqual(['4.67Even', '4.67Even'])
    expect(row(/^Total ranked keywords/).map((cell) => cell.textContent)).toEqual(['471', 'No data available'])
  })

  test('OV-068: the last count stays with its age while it is counted again', () => {
    const ranked = { ...own.ranked, state: 'counting' as const, inProgress: { secondsLeft: 4 } }
    show(<FiguresCard own={{ ...own, ranked }} competitor={competitor} />)
    expect(row(/^Total ranked keywords/)[0]).toHaveTextContent('471just now · Counting, about 4 s left')
  })

  test('sums in two currencies are not measured against each other', () => {
    show(<FiguresCard own={own} competitor={competitor} />)
    expect(row(/^Revenue/).map((cell) => cell.textContent)).toEqual(['$1,000Our estimate', '€1,000Our estimate'])
  })

  test('own downloads are marked beside those that we estimate; revenue is estimated for both', () => {
    const { data } = own.results.performance
    if (!data) throw new Error('It is known.')
    const told = { downloadsLast30Days: 65_000, downloadsLast30DaysDelta: null, lastDay: '2026-02-28' as const }
    const withOwn = { ...data, own: { ...told, estimatedDownloadsLast30Days: 60_000, estimateError: null } }
    const performance = { ...own.results.performance, data: withOwn }
    show(<FiguresCard own={{ ...own, results: { ...own.results, performance } }} competitor={competitor} />)
    expect(row(/^Downloads/)[0]).toHaveTextContent(/^65KYour figures$/)
    expect(row(/^Downloads/)[1]).toHaveTextContent(/Our estimate$/)
    expect(row(/^Revenue/)[0]).toHaveTextContent(/^\$1,000Our estimate$/)
  })

  test('both sides are columns by the names of the apps', () => {
    show(<FiguresCard own={own} competitor={competitor} />)
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Compared by',
      own.title,
      competitor.title,
    ])
  })

  test('a figure that failed on one side is tried again there, and the other side stays', async () => {
    const refresh = vi.fn<() => void>()
    const performance = { ...missing, error: new ApiError('x', { kind: 'unavailable' }), refresh }
    const failed = { ...competitor, results: { ...competitor.results, performance } }
    show(<FiguresCard own={own} competitor={failed} />)
    const [ours, theirs] = row(/^Downloads/)
    expect(ours).toHaveTextContent('65K')
    if (!theirs) throw new Error('no cell')
    await userEvent.click(within(theirs).getByRole('button', { name: 'Try again' }))
    expect(refresh).toHaveBeenCalledOnce()
  })
})

describe('texts of two listings', () => {
  test('on the live market it is said where a promotional text is shown', () => {
    signIn(tokensOf({ ...ada, market: 'live' }))
    show(<TextsCard own={own} competitor={competitor} />)
    expect(row(/^Promotional text/)[0]).toHaveTextContent('The App Store shows it on devices only.')
  })

  test('each with its count, in its language', () => {
    show(<TextsCard own={own} competitor={competitor} />)
    const [ours, theirs] = row(/^Title/)
    expect(ours).toHaveTextContent('Moorlight: Sleep & Wind Down')
    expect(screen.getByText('Bedtime audio')).toHaveAttribute('lang', 'en-US')
    if (!theirs) throw new Error('no cell')
    expect(within(theirs).getByRole('img', { name: '27 of 30 characters' })).toBeVisible()
    expect(row(/^Promotional text/)[0]).toHaveTextContent('No data available')
  })

  test.each([
    [new ApiError('x', { kind: 'notFound', code: 'APP_NOT_AVAILABLE' }), 'Not available in the United States'],
    [new ApiError('x', { kind: 'offline' }), 'Not saved on this device'],
    [new ApiError('x', { kind: 'unavailable' }), "Couldn't load this"],
  ])('a listing that can not be had says why on its side; the own side stays', (error, said) => {
    const gone = sideOf(competitorApp, { ...missing, error }, figures)
    show(<TextsCard own={own} competitor={gone} />)
    const [ours, theirs] = row(/^Title/)
    expect(ours).toHaveTextContent('Moorlight')
    expect(theirs).toHaveTextContent(said)
  })
})

describe('keywords of two listings', () => {
  test('what only one uses and what both use, with numbers', async () => {
    show(<KeywordsCard own={own} competitor={competitor} keywords={keywords()} />)
    const theirs = screen.getByRole('region', { name: /^Only in theirs/ })
    expect(within(theirs).getByText('white noise')).toBeVisible()
    expect(within(screen.getByRole('region', { name: /^In both/ })).getByText('stories')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '2 words' }))
    const phrases = screen.getByRole('region', { name: /^Only in theirs/ })
    expect(within(phrases).getByText('white noise')).toBeVisible()
    expect(within(phrases).queryByText('harbour')).toBeNull()
  })

  test('densities with their difference, sorted by any column', async () => {
    show(<DensityCard own={own} competitor={competitor} keywords={keywords()} />)
    expect(screen.getAllByRole('region', { name: 'Keyword density' })).toHaveLength(1)
    const noise = within(screen.getByRole('row', { name: /^white noise/ })).getAllByRole('cell')
    expect(noise.map((cell) => cell.textContent)).toEqual(['0.0%', '20.0%', '−20.0'])
    expect(screen.getByRole('columnheader', { name: 'Theirs' })).toHaveAttribute('aria-sort', 'descending')
    const press = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }))
      return screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
    }
    expect(await press('Theirs')).toBe('ascending')
    expect(await press('Yours')).toBe('descending')
    expect(await press('Keyword')).toBe('ascending')
    const values = screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    expect(values).toEqual(values.toSorted())
  })

  test('without one of the listings it says which is missing', () => {
    const gone = sideOf(competitorApp, { ...missing, error: new ApiError('x', { kind: 'offline' }) }, figures)
    show(<KeywordsCard own={own} competitor={gone} keywords={null} />)
    expect(screen.getByText(/Dusk Harbour: Sleep Stories loads when you're back online/)).toBeVisible()
  })
})
