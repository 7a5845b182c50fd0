import { expect, test } from 'vitest'
import { distinctivePhrases } from './distinctive-phrases.ts'

/** Each sentence `times` times over, a text each. */
const texts = (sentences: string[], times = 150) =>
  sentences.flatMap((text) => Array.from({ length: times }, () => text))

test('KEY-002: what a category writes more than others, not what everybody writes', () => {
  const sleep = texts(['Rain sounds for deep sleep with a timer.', 'Sleep to rain sounds every night with friends.'])
  const money = texts(['Track your budget with friends.', 'A timer for bills and your budget.'])
  const phrases = distinctivePhrases(sleep, money, 'en-US', 60)
  expect(phrases).toEqual(expect.arrayContaining(['sleep', 'rain', 'rain sounds', 'deep sleep']))
  expect(phrases).not.toContain('friends')
  expect(phrases).not.toContain('budget')
  expect(phrases.filter((phrase) => /\b(?:for|with|to|a)$|^(?:for|with|to|a)\b/.test(phrase))).toEqual([])
  expect(distinctivePhrases(sleep, money, 'en-US', 2)).toEqual(phrases.slice(0, 2))
})

test('a word that one text alone repeats is not the category’s', () => {
  const own = Array.from({ length: 500 }, () => 'Dreamora').join('. ')
  const phrases = distinctivePhrases([own, ...texts(['Rain sounds'])], texts(['Budget planner']), 'en-US', 60)
  expect(phrases).toContain('rain')
  expect(phrases).not.toContain('dreamora')
})

test('Japanese is split into words, and German compounds stay whole', () => {
  const japanese = distinctivePhrases(texts(['睡眠のための雨の音']), texts(['家計簿と予算']), 'ja-JP', 60)
  expect(japanese).toEqual(expect.arrayContaining(['睡眠', '雨']))
  const german = distinctivePhrases(
    texts(['Einschlafhilfe mit Regen']),
    texts(['Haushaltsbuch mit Budget']),
    'de-DE',
    60,
  )
  expect(german).toEqual(expect.arrayContaining(['einschlafhilfe', 'regen']))
})

test('without texts, or with nothing told apart, there is nothing', () => {
  expect(distinctivePhrases([], texts(['Budget']), 'en-US', 60)).toEqual([])
  expect(distinctivePhrases(texts(['Rain']), texts(['Rain']), 'en-US', 60)).toEqual([])
})
