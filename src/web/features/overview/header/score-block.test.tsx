import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answered, show } from '../fixtures.tsx'
import { ScoreBlock } from './score-block.tsx'

const components = [
  { id: 'title' as const, points: 25, maxPoints: 25 },
  { id: 'ratings' as const, points: 10.5, maxPoints: 20 },
]

test.each([
  [0.4099, 40, 'bad'],
  [0.41, 41, 'fair'],
  [0.8099, 80, 'fair'],
  [0.81, 81, 'good'],
  [0.29, 29, 'bad'],
])('OV-019, OV-020: %d is shown as %i, %s', (score, shown, level) => {
  show(
    <ScoreBlock result={answered({ score, components, provenance: null })} size={76}>
      {null}
    </ScoreBlock>,
  )
  expect(screen.getByRole('img', { name: `ASO score ${shown} of 100` })).toHaveAttribute('data-level', level)
})

test('a score that is not known has no level and no explanation', () => {
  show(
    <ScoreBlock result={answered({ score: null, components: [], provenance: null })} size={76}>
      {null}
    </ScoreBlock>,
  )
  expect(screen.getByRole('img', { name: 'ASO score: no data available' })).not.toHaveAttribute('data-level')
  expect(screen.queryByRole('button')).toBeNull()
})

test('how it is computed: the points of each part', async () => {
  show(
    <ScoreBlock result={answered({ score: 35.5 / 45, components, provenance: null })} size={76}>
      {null}
    </ScoreBlock>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'How is this computed' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['Title 25 / 25', 'Ratings 10.5 / 20', 'ASO score35.5 / 45 = 78'])
})
