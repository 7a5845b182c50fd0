import { describe, expect, test } from 'vitest'
import { explainConditions } from './explain-conditions.ts'

describe('what a condition means', () => {
  test('"contains none" of two words: each of them alone leaves a review out', () => {
    const [meaning] = explainConditions([{ kind: 'contains-none', words: ['ads', 'price'] }], 'APP_STORE')
    expect(meaning?.examples).toEqual([
      { holds: ['ads'], fits: false },
      { holds: ['price'], fits: false },
      { holds: ['ads', 'price'], fits: false },
      { holds: [], fits: true },
    ])
  })

  test('"contains any": one of them is enough', () => {
    const [meaning] = explainConditions([{ kind: 'contains-any', words: ['ads'] }], 'APP_STORE')
    expect(meaning?.examples).toEqual([
      { holds: ['ads'], fits: true },
      { holds: [], fits: false },
    ])
  })

  test('words that another condition rules out are told', () => {
    const conditions = [
      { kind: 'contains-any' as const, words: ['Ads', 'price'] },
      { kind: 'contains-none' as const, words: ['ads'] },
    ]
    expect(explainConditions(conditions, 'APP_STORE').map(({ ruledOut }) => ruledOut)).toEqual([['Ads'], []])
  })

  test('what the store never tells', () => {
    const conditions = [
      { kind: 'country' as const, countries: ['DE'] },
      { kind: 'version' as const, is: 'from' as const, version: '4' },
    ]
    expect(explainConditions(conditions, 'GOOGLE_PLAY').map((one) => one.isNeverTold)).toEqual([true, false])
    expect(explainConditions(conditions, 'APP_STORE').map((one) => one.isNeverTold)).toEqual([false, true])
  })
})
