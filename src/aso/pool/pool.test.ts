import { describe, expect, test, vi } from 'vitest'
import { expectedValue } from './expected-value.ts'
import { prefixLength } from './prefix-length.ts'
import { termsOfTexts } from './terms-of-texts.ts'

const app = (title: string, subtitle: string | null = null, description: string | null = null) => ({
  title,
  subtitle,
  description,
})
const names = (terms: readonly { term: string }[]) => terms.map(({ term }) => term)

describe('terms of texts', () => {
  test('words and phrases of up to four words of titles and subtitles, without stop words around them', () => {
    const terms = names(termsOfTexts([app('Moorlight: Rain Sounds for Deep Sleep', 'White Noise')], 'en-US'))
    expect(terms).toEqual(
      expect.arrayContaining(['moorlight', 'rain sounds', 'sounds for deep sleep', 'deep sleep', 'white noise']),
    )
    expect(terms.filter((term) => /^for |sleep white|moorlight rain|rain sounds for deep sleep/.test(term))).toEqual([])
  })

  test('of descriptions, what stands in at least three of them', () => {
    const described = (description: string) => app('Quill', null, description)
    const three = ['Brown noise helps.', 'Play brown noise.', 'All brown noise, and fans.'].map(described)
    expect(termsOfTexts(three, 'en-US')).toContainEqual({ term: 'brown noise', source: 'description' })
    expect(names(termsOfTexts(three.slice(1), 'en-US'))).not.toContain('brown noise')
    const many = [described('brown noise brown noise brown noise')]
    expect(names(termsOfTexts(many, 'en-US'))).toEqual(['quill'])
  })
})

describe('the expected value of a term', () => {
  const unknown = { extensionShare: null, isFound: null }
  test('is that of its best source, and more with further sources and completions; little where nothing is found', () => {
    const value = (sources: Parameters<typeof expectedValue>[0]['sources'], more = {}) =>
      expectedValue({ sources, ...unknown, ...more })
    expect(value(['tracked'])).toBe(1)
    expect(value(['title'])).toBeCloseTo(0.6)
    expect(value(['description', 'title'])).toBeCloseTo(0.72)
    expect(value(['title'], { extensionShare: 0.5 })).toBeCloseTo(0.8)
    expect(value(['tracked'], { isFound: false })).toBeCloseTo(0.1)
  })
})

describe('after how many characters a store completes to a term', () => {
  test.each([
    ['white noise', 4],
    ['white noise', 1],
    ['white noise', 11],
    ['white noise', 12],
    ['睡眠', 2],
  ])('%s: %i', async (term, least) => {
    const completes = vi.fn<(beginning: string) => Promise<boolean>>(
      async (beginning) => Array.from(beginning).length >= least,
    )
    expect(await prefixLength(term, completes)).toBe(least)
    expect(completes.mock.calls.length).toBeLessThanOrEqual(5)
  })
})
