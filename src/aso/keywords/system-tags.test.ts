import { expect, test } from 'vitest'
import { systemTagger } from './system-tags.ts'

const tagsOf = systemTagger(
  {
    title: 'Moorlight: Sleep & Wind Down',
    shortDescription: 'Rain and sleep stories',
    keywordField: 'noise,fan,bedtime',
  },
  'en-US',
)
const keyword = (text: string, values: Partial<Parameters<typeof tagsOf>[0]> = {}) => ({
  keyword: text,
  rank: 40,
  kind: null,
  movement: null,
  ...values,
})

test.each([
  [keyword('moorlight', { kind: 'MY_BRAND', rank: 1 }), ['brand', 'in-title', 'top-10']],
  [keyword('dusk harbour', { kind: 'OTHER_BRAND', rank: 11 }), ['brand']],
  [keyword('sleep', { kind: 'GENERIC', rank: 10 }), ['generic', 'in-title', 'in-subtitle', 'top-10']],
  [keyword('down wind', { movement: 'up' }), ['in-title']],
  [keyword('stories rain'), ['in-subtitle']],
  [keyword('bedtime noise', { movement: 'new' }), ['in-keyword-field', 'new']],
  [keyword('sleep noise', { rank: null, movement: 'lost' }), ['lost']],
])('$keyword has the tags that follow from ranks and texts', (one, tags) => expect(tagsOf(one)).toEqual(tags))

test('texts that are not known give no tag', () => {
  const tags = systemTagger({ title: 'Moorlight', shortDescription: null, keywordField: null }, 'en-US')
  expect(tags(keyword('noise'))).toEqual([])
})
