import { describe, expect, test } from 'vitest'
import { brandIn, kindFinder } from './brand.ts'

const moorlight = { title: 'Moorlight: Sleep & Wind Down', developerName: 'Fen & Heath Studio Ltd.' }
const rivals = [{ title: 'Dusk Harbour: Sleep Stories', developerName: 'Harbour Apps GmbH' }]
const kindOf = kindFinder(moorlight, rivals, 'en-US')

describe('KEY-010: the kind of a keyword', () => {
  test.each([
    ['moorlight', 'BRAND', 'MY_BRAND'],
    ['Moorlight app', 'GENERIC', 'MY_BRAND'],
    ['moorlight', null, 'MY_BRAND'],
    ['fen & heath', null, 'MY_BRAND'],
    ['heath', null, null],
    ['studio', null, null],
    ['dusk harbour', 'BRAND', 'OTHER_BRAND'],
    ['dusk harbour', null, 'OTHER_BRAND'],
    ['fenno', 'BRAND', 'OTHER_BRAND'],
    ['sleep sounds', 'GENERIC', 'GENERIC'],
    ['sleep sounds', null, null],
    ['', null, null],
  ] as const)('"%s", which the market calls %s, is %s', (keyword, type, kind) => {
    expect(kindOf({ keyword, type })).toBe(kind)
  })

  test('an ordinary word of the app’s name is its brand only where the market does not call it generic', () => {
    const kind = kindFinder({ title: 'White Noise: Baby Sleep', developerName: null }, [], 'en-US')
    expect(kind({ keyword: 'noise', type: 'GENERIC' })).toBe('GENERIC')
    expect(kind({ keyword: 'noise', type: null })).toBe('MY_BRAND')
    expect(kind({ keyword: 'baby sleep', type: 'GENERIC' })).toBe('GENERIC')
  })

  test('names without spaces', () => {
    const kind = kindFinder({ title: '月あかり：睡眠', developerName: '夜空株式会社' }, [], 'ja-JP')
    expect(kind({ keyword: '月あかり アプリ', type: 'GENERIC' })).toBe('MY_BRAND')
    expect(kind({ keyword: '睡眠', type: 'GENERIC' })).toBe('GENERIC')
  })

  test('a company that is called after what it is has no name', () => {
    const kind = kindFinder({ title: 'Moorlight', developerName: 'Apps Ltd' }, [], 'en-US')
    expect(kind({ keyword: 'sleep apps', type: 'GENERIC' })).toBe('GENERIC')
  })
})

test.each([
  ['Moorlight: Sleep & Wind Down', 'Moorlight'],
  ['Elmiska – To Do List', 'Elmiska'],
  ['Flash-Cards - Learn', 'Flash-Cards'],
  ['Budget Planner', 'Budget Planner'],
  ['月あかり：睡眠', '月あかり'],
])('the brand in "%s" is "%s"', (title, brand) => expect(brandIn(title)).toBe(brand))
