import { describe, expect, it } from 'vitest'
import { keywordCandidates } from './keyword-candidates.ts'

const listing = {
  title: 'Moorlight: Sleep & Wind Down',
  shortDescription: 'Rain sounds for the night',
  description: 'Fall asleep to the rain. Rain on a tin roof, rain on a tent. A tin roof in the rain. 24 hours of calm.',
}

describe('KEY-002: keywords of a listing’s own texts', () => {
  it('puts words of the title before those of the subtitle and of the description', () => {
    const found = keywordCandidates(listing, 'en-US', 60)
    const place = (keyword: string) => found.indexOf(keyword)
    expect(found.slice(0, 5).toSorted()).toEqual(['down', 'moorlight', 'sleep', 'wind', 'wind down'])
    expect(place('rain sounds')).toBeGreaterThan(place('sleep'))
    expect(place('tin roof')).toBeGreaterThan(place('rain sounds'))
  })

  it('has words and phrases, each once, without stop words at their ends', () => {
    const found = keywordCandidates(listing, 'en-US', 60)
    expect(found).toEqual([...new Set(found)])
    expect(found).toContain('tin roof')
    expect(found).not.toContain('the')
    expect(found).not.toContain('24')
    expect(found).not.toContain('tent tin')
    expect(found).not.toContain('hours of calm')
  })

  it('keeps to the number that is wanted', () => {
    expect(keywordCandidates(listing, 'en-US', 3)).toHaveLength(3)
  })

  it('finds nothing in texts that are empty or not known', () => {
    expect(keywordCandidates({ title: '', shortDescription: null, description: null }, 'de-DE', 60)).toEqual([])
  })

  it('splits Japanese', () => {
    const texts = { title: '睡眠アプリ', shortDescription: null, description: null }
    expect(keywordCandidates(texts, 'ja-JP', 60)).toContain('睡眠')
  })
})
