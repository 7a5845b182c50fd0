import { describe, expect, test } from 'vitest'
import { placesIn } from './keyword-row.ts'

const places = placesIn({
  title: 'Moorlight: Sleep & Wind Down',
  shortDescription: 'Night stories & soft noise',
  description: 'Sleep stories.\nNoise, soft and slow.',
  locale: 'en-US',
})

describe('where a keyword stands in a listing', () => {
  test('in each text that holds all its words, in any order', () => {
    expect(places('sleep')).toEqual(['title', 'description'])
    expect(places('noise soft')).toEqual(['shortDescription', 'description'])
    expect(places('Sleep Stories')).toEqual(['description'])
  })

  test('a part of a word is another word', () => expect(places('moor')).toEqual([]))
  test('without a word it stands nowhere', () => expect(places('…')).toEqual([]))
  test('a text that is not there holds nothing', () =>
    expect(placesIn({ title: '眠りの音', shortDescription: null, description: null, locale: 'ja-JP' })('眠り')).toEqual(
      ['title'],
    ))
})
