import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { asoScore } from '#aso/score/aso-score.ts'
import { answered, details, show } from '../fixtures.tsx'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { MissingKeywords } from '../score/score-edits.tsx'
import { ScoreBlock } from './score-block.tsx'

const components = [
  { id: 'title' as const, points: 25, maxPoints: 25 },
  { id: 'ratings' as const, points: 10.5, maxPoints: 20 },
]

const unknown = { details: undefined, rating: undefined }

test.each([
  [0.4099, 40, 'bad'],
  [0.41, 41, 'fair'],
  [0.8099, 80, 'fair'],
  [0.81, 81, 'good'],
  [0.29, 29, 'bad'],
])('OV-019, OV-020: %d is shown as %i, %s', (score, shown, level) => {
  show(
    <ScoreBlock result={answered({ score, components, provenance: null })} scored={unknown} size={76}>
      {null}
    </ScoreBlock>,
  )
  expect(screen.getByRole('img', { name: `ASO score ${shown} of 100` })).toHaveAttribute('data-level', level)
})

test('a score that is not known has no level and no explanation', () => {
  show(
    <ScoreBlock result={answered({ score: null, components: [], provenance: null })} scored={unknown} size={76}>
      {null}
    </ScoreBlock>,
  )
  expect(screen.getByRole('img', { name: 'ASO score: no data available' })).not.toHaveAttribute('data-level')
  expect(screen.queryByRole('button')).toBeNull()
})

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^ASO score/ }))
  return within(await screen.findByRole('table', { name: 'Points of each part' }))
}

test('OV-016: the points of each part, and their sum', async () => {
  show(
    <ScoreBlock result={answered({ score: 35.5 / 45, components, provenance: null })} scored={unknown} size={76}>
      {null}
    </ScoreBlock>,
  )
  const rows = (await open()).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Title 25 / 25',
    "RatingsCan't be improved by editing the listing 10.5 / 20",
    'ASO score35.5 / 45 = 78.9%',
  ])
  expect(screen.getByText(/Suggestions appear here once/)).toBeVisible()
})

test('OV-016: the best next edit on top, the others with their parts', async () => {
  const rating = { avgRating: 4.6, ratingCount: 12_906, delta: null, country: 'US', days: 30, provenance: null }
  const listing = {
    ...details,
    lastReleaseDate: '2020-01-01T00:00:00Z',
    title: 'Moorlight: Sleep & Wind',
    description: 'Sleep stories. '.repeat(200),
    images: { ...details.images, screens: Array(7).fill('/x') },
  }
  const context = { rating: { avgRating: 4.6, ratingCount: 12_906 }, now: new Date() }
  const scored = asoScore(listing, context)
  show(
    <ScoreBlock result={answered({ ...scored, provenance: null })} scored={{ details: listing, rating }} size={76}>
      {null}
    </ScoreBlock>,
  )
  const table = await open()
  expect(screen.getByText(/^Freshness: Publish an update/)).toHaveTextContent('+10')
  expect(table.getByRole('row', { name: /^Screenshots/ })).toHaveTextContent('Add 3 screenshots +4.5')
  expect(table.getByRole('row', { name: /^Title/ })).toHaveTextContent('Add 1 keyword (about 7 characters) +5.6')
})

test('OV-016: keywords of the market that the texts lack are named, with the room that is left', () => {
  const keyword = (keyword: string, volume: number): KeywordMetrics => ({
    keyword,
    rank: 20,
    change: null,
    volume,
    difficulty: 50,
    relevancy: 60,
    appsCount: 90,
    type: 'GENERIC',
  })
  const listing = { ...details, title: 'Moorlight: Sleep & Wind Down', shortDescription: 'Night stories & soft noise' }
  const market = [keyword('rain sounds', 61), keyword('white noise', 81), keyword('sleep stories', 90)]
  const { unmount } = show(<MissingKeywords listing={listing} market={market} inProgress={null} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'white noise Volume 81',
    'rain sounds Volume 61',
  ])
  expect(screen.getByText(/Characters left: title 2, subtitle 4/)).toBeVisible()
  unmount()
  show(<MissingKeywords listing={{ ...listing, store: 'GOOGLE_PLAY' }} market={market} inProgress={null} />)
  expect(
    screen.getByText(/^People in the United States .* Characters left: name 2, short description 54\.$/),
  ).toBeVisible()
})
