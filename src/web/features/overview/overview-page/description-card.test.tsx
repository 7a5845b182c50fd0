import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { details, show } from '../fixtures.tsx'
import { DescriptionCard } from './description-card.tsx'

const keywords = () =>
  within(screen.getByRole('table', { name: 'Keyword density' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

describe('OV-032 to OV-034: the description with its keywords', () => {
  test('a picked keyword lights up in the text, and says how often', async () => {
    const { container } = show(<DescriptionCard details={details} />)
    const row = screen.getByRole('button', { name: 'sleep stories' })
    await userEvent.click(row)
    expect(row).toHaveAttribute('aria-pressed', 'true')
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Sleep stories',
      'sleep stories',
    ])
    expect(screen.getByText('2 matches highlighted')).toBeVisible()
    await userEvent.click(row)
    expect(container.querySelector('mark')).toBeNull()
  })

  test('count and density sort; the head says by which and how', async () => {
    show(<DescriptionCard details={details} />)
    expect(screen.getByRole('columnheader', { name: 'Count' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(screen.getByRole('button', { name: 'Count' }))
    expect(screen.getByRole('columnheader', { name: 'Count' })).toHaveAttribute('aria-sort', 'ascending')
    expect(keywords()).toEqual(['thursday', 'stories', 'sleep stories', 'sleep'])
    await userEvent.click(screen.getByRole('button', { name: 'Density' }))
    expect(screen.getByRole('columnheader', { name: 'Count' })).toHaveAttribute('aria-sort', 'none')
    expect(screen.getByRole('columnheader', { name: 'Density' })).toHaveAttribute('aria-sort', 'descending')
    expect(keywords()[0]).toBe('sleep')
  })

  test('phrases of one length alone; the foot counts what is shown', async () => {
    show(<DescriptionCard details={details} />)
    expect(screen.getByText('4 keywords')).toBeVisible()
    expect(screen.getByText('10 words counted')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '2 words' }))
    expect(keywords()).toEqual(['sleep stories'])
    expect(screen.getByText('1 keyword')).toBeVisible()
  })

  test('of many keywords those are drawn that fill the table, a hundred once one turns to it, the others on demand', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      value: `word${index}`,
      count: 1,
      density: 0.001,
      words: 1 as const,
    }))
    show(<DescriptionCard details={{ ...details, keywordDensities: many }} />)
    expect(keywords()).toHaveLength(20)
    await userEvent.hover(screen.getByRole('region', { name: 'Keywords of the description' }))
    expect(keywords()).toHaveLength(100)
    await userEvent.click(screen.getByRole('button', { name: 'Show all 250 keywords' }))
    expect(keywords()).toHaveLength(250)
  })

  test.each([
    [4000, '4,000 of 4,000 characters', 'good'],
    [4001, '4,001 of 4,000 characters', 'over'],
  ])('LIM-004: a description has room for 4,000 characters (%i)', (length, name, fill) => {
    show(<DescriptionCard details={{ ...details, description: 'a'.repeat(length) }} />)
    expect(screen.getByRole('img', { name })).toHaveAttribute('data-fill', fill)
  })

  test('OV-046: no text, no table, and the pill counts nothing', () => {
    show(<DescriptionCard details={{ ...details, description: null, keywordDensities: null, wordCount: null }} />)
    expect(screen.getByText('No data available')).toBeVisible()
    expect(screen.getByRole('img', { name: '0 of 4,000 characters' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
