import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSubmission } from './submission.ts'

const nothing: ReadonlySet<string> = new Set()
const read = (text: string, tracked = nothing, limit?: number) =>
  readSubmission(text, { locale: 'en-US', tracked, ...(limit === undefined ? {} : { limit }) })
const states = (text: string, tracked = nothing, limit?: number) =>
  read(text, tracked, limit).tokens.map(({ text: typed, state }) => `${typed} ${state}`)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`)

describe('keywords that are typed or pasted', () => {
  test('KEY-022: are separated by commas and semicolons of every script or by line breaks, and by nothing else', () => {
    const text = 'a1,b1，c1،d1、e1､f1\ng1\r\nh1\u2028i1；j1؛k1'
    expect(read(text).keywords).toEqual('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1'.split(' '))
    expect(read('asmr sleep; rain; “thunder”').keywords).toEqual(['asmr sleep', 'rain', 'thunder'])
    expect(read('wi-fi/rain: fog. snow').keywords).toEqual(['wi-fi/rain: fog. snow'])
    expect(read(', ;\n\n,ab,;,').tokens).toHaveLength(1)
    expect(read(' \n').tokens).toEqual([])
  })

  test('KEY-021, KEY-023: 500 fit, and each one beyond is marked', () => {
    const { counts, keywords, tokens } = read(numbered(512).join('\n'))
    expect(counts).toEqual({ new: 500, duplicate: 0, tracked: 0, over: 12, invalid: 0 })
    expect(keywords).toHaveLength(500)
    expect(tokens.filter(({ state }) => state === 'over').map(({ text }) => text)).toEqual(numbered(512).slice(500))
  })

  test('KEY-024: one that is there already is a duplicate, also in another case, width or in quotes', () => {
    expect(states('Rain, ＲＡＩＮ, "rain", rain sounds')).toEqual([
      'Rain new',
      'ＲＡＩＮ duplicate',
      '"rain" duplicate',
      'rain sounds new',
    ])
  })

  test('KEY-020: one letter is not tracked, for nobody can search for it; one ideograph is', () => {
    expect(states('a, 眠, ab')).toEqual(['a invalid', '眠 new', 'ab new'])
  })

  test('those that are tracked, or are not keywords, do not count against the limit, nor do duplicates', () => {
    expect(states('rain, ---, rain, sea, wind, Snow', new Set(['snow']), 2)).toEqual([
      'rain new',
      '--- invalid',
      'rain duplicate',
      'sea new',
      'wind over',
      'Snow tracked',
    ])
    expect(states('snow, snow, wind, wind', new Set(['snow']), 0)).toEqual([
      'snow tracked',
      'snow duplicate',
      'wind over',
      'wind duplicate',
    ])
  })

  test('keywords of 200 characters, in Japanese, in Arabic and with emoji', () => {
    const text = `${'x'.repeat(200)}, 眠, صوت المطر، sleep 🌙`
    expect(read(text).keywords).toEqual(['眠', 'صوت المطر', 'sleep 🌙'])
    expect(read(text).counts.invalid).toBe(1)
  })

  test('tokens are found at their place, in order, and are counted once each', () => {
    const property = fc.property(
      fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', ';', '\n', '，', '🌙', '-') }),
      (text) => {
        const { tokens, counts, keywords } = read(text, new Set(['bb']), 3)
        expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(tokens.map((token) => token.text))
        expect(tokens.every(({ start }, i) => start >= (tokens[i - 1]?.end ?? 0))).toBe(true)
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(tokens.length)
        expect(keywords).toHaveLength(counts.new)
      },
    )
    fc.assert(property)
  })
})
