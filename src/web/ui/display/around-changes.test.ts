import { expect, test } from 'vitest'
import type { DiffPart } from '#aso/text-diff.ts'
import { aroundChanges } from './word-diff.tsx'

const same = (text: string): DiffPart => ({ text, change: 'same' })
const added: DiffPart = { text: 'new', change: 'added' }
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('a long passage that stayed is left out but for the line beside the change, in whole words', () => {
  const [before, change, after] = aroundChanges([same(`${words(100)} `), added, same(` ${words(100)}`)])
  expect(before?.text).toMatch(/^… word\d+ .*word99 $/)
  expect(change).toEqual(added)
  expect(after?.text).toMatch(/^ word0 .*word\d+\u00a0… $/)
  expect((before?.text ?? '').length + (after?.text ?? '').length).toBeLessThan(200)
})

test('between two changes both ends stay', () => {
  const [, between] = aroundChanges([added, same(` ${words(100)} `), added])
  expect(between?.text).toMatch(/^ word0 .*\u00a0… .*word99 $/)
})

test('what is short, and what changed, stays whole', () => {
  const parts = [same(words(20)), { ...added, text: words(100) }, same(words(20))]
  expect(aroundChanges(parts)).toEqual(parts)
})

test('text without spaces is cut where the room ends', () => {
  const [, after] = aroundChanges([added, same('眠'.repeat(400))])
  expect(after?.text).toMatch(/^眠{90}\u00a0… $/)
})
