import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { answered, details, measured, missing, app, show } from '../fixtures.tsx'
import { IconCard } from './icon-card.tsx'

const card = () => screen.getByRole('region', { name: 'Icon' })
const metrics = {
  iconUrls: ['/a.svg', '/b.svg'],
  palette: [
    { color: '#2e9bd6', share: 0.6 },
    { color: '#1b2838', share: 0.4 },
  ],
}
const common = { app, details, category: 'Health & Fitness' }

test('OV-035: the colours of the category, each with its value and a name, and the icons they are of', () => {
  show(<IconCard {...common} benchmarks={answered({ categoryMetrics: metrics, provenance: measured })} />)
  expect(card()).toHaveTextContent('Most-used colours in Health & Fitness')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '#2e9bd6blue, 60%',
    '#1b2838dark blue, 40%',
  ])
  expect(screen.getByRole('img', { name: "Icons of the category's leading apps" }).children).toHaveLength(2)
})

test.each([
  ['GOOGLE_PLAY', 'The store asks for an icon of 512 × 512 px as PNG, up to 1,024 KB.'],
  ['APP_STORE', 'The store asks for an icon of 1,024 × 1,024 px as PNG.'],
] as const)('LIM-007, LIM-008: what the store asks of an icon: %s', async (store, rule) => {
  const benchmarks = answered({ categoryMetrics: metrics, provenance: measured })
  show(<IconCard {...common} app={{ ...app, store }} benchmarks={benchmarks} />)
  await userEvent.click(screen.getByRole('button', { name: 'About Icon' }))
  expect(screen.getByText(rule, { exact: false })).toBeVisible()
})

test('OV-046: colours that the market does not know', () => {
  const unknown = { categoryMetrics: { iconUrls: null, palette: null }, provenance: null }
  show(<IconCard {...common} benchmarks={answered(unknown)} />)
  expect(card()).toHaveTextContent('No data available')
})

test('an app without a category has no colours to ask for', () => {
  show(<IconCard {...common} category={null} benchmarks={missing} />)
  expect(card()).toHaveTextContent('Most-used colours in the categoryNo data available')
})

test('offline, never seen: the icon stays, the colours come later', () => {
  show(<IconCard {...common} benchmarks={{ ...missing, error: new ApiError('x', { kind: 'offline' }) }} />)
  expect(card()).toHaveTextContent("The category's colours load when you're back online")
  expect(screen.getByRole('img', { name: `Icon of ${details.title}` })).toBeVisible()
})
