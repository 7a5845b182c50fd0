import { screen } from '#tests/support/render.tsx'
import { describe, expect, test } from 'vitest'
import { details, show } from '../fixtures.tsx'
import { MetadataCard } from './metadata-card.tsx'

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

describe('the short texts of a listing', () => {
  test('OV-029 to OV-031: App Store names and order', () => {
    show(<MetadataCard store="APP_STORE" details={details} aside={null} />)
    expect(headings()).toEqual(['Title', 'Subtitle', 'Promotional text'])
  })

  test('OV-029 to OV-031, LIM-003: Google Play names and order, room for 80 characters, no promotional text', () => {
    show(<MetadataCard store="GOOGLE_PLAY" details={details} aside={null} />)
    expect(headings()).toEqual(['Name', 'Short description'])
    expect(screen.getByRole('img', { name: '26 of 80 characters' })).toBeVisible()
  })

  test('OV-044, LIM-001: each carries its count and the language of the store', () => {
    show(<MetadataCard store="APP_STORE" details={{ ...details, locale: 'de-DE' }} aside={null} />)
    expect(screen.getByRole('img', { name: '28 of 30 characters' })).toBeVisible()
    expect(screen.getByText(details.title)).toHaveAttribute('lang', 'de-DE')
  })

  test('LIM-002: a subtitle has room for 30 characters', () => {
    show(<MetadataCard store="APP_STORE" details={details} aside={null} />)
    expect(screen.getByRole('img', { name: '26 of 30 characters' })).toBeVisible()
  })

  test('OV-046: one that the developer left empty is told apart from one that is not known', () => {
    show(<MetadataCard store="APP_STORE" details={{ ...details, shortDescription: '' }} aside={null} />)
    expect(screen.getByText('No subtitle')).toBeVisible()
    expect(screen.getByRole('img', { name: '0 of 30 characters' })).toBeVisible()
    expect(screen.getByText('No data available')).toBeVisible()
  })

  test('OV-046: an empty one says so', () => {
    show(<MetadataCard store="APP_STORE" details={details} aside={null} />)
    expect(screen.getByText('No data available')).toBeVisible()
    expect(screen.getByRole('img', { name: '0 of 170 characters' })).toBeVisible()
  })

  test('OP-50: what is over the limit is marked, and no character is cut in half', () => {
    const title = `${'a'.repeat(29)}🌙 and more`
    const { container } = show(<MetadataCard store="APP_STORE" details={{ ...details, title }} aside={null} />)
    expect(container.querySelector('mark')).toHaveTextContent('🌙 and more')
    expect(screen.getByRole('img', { name: '40 of 30 characters' })).toHaveAttribute('data-fill', 'over')
  })
})
