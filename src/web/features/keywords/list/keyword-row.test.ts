import { describe, expect, test } from 'vitest'
import { placesIn } from './keyword-row.ts'

const places = placesIn({
  title: 'Moorlight: Sleep & Wind Down',
  shortDescription: 'Night stories & soft noise',
  description: 'Sleep stories.\nNoise, soft and slow.',
  locale: 'en-US',
})

describe('the texts of a listing that contain a keyword', () => {
  test('each text with all its words, in any order', () => {
    expect(places('sleep')).toEqual(['title', 'description'])
    expect(places('noise soft')).toEqual(['shortDescription', 'description'])
    expect(places('Sleep Stories')).toEqual(['description'])
  })

  test('a part of a word is another word', () => expect(places('moor')).toEqual([]))
  test('a keyword without a word is in none', () => expect(places('…')).toEqual([]))
  test('a missing text contains nothing', () =>
    expect(placesIn({ title: '眠りの音', shortDescription: null, description: null, locale: 'ja-JP' })('眠り')).toEqual(
      ['title'],
    ))
})
