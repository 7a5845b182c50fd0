import { expect, test } from 'vitest'
import { holdsWords } from './holds-words.ts'

test.each([
  ['AI Chat: Yapay Zeka', 'ai chat'],
  ['AI Chat: Yapay Zeka', 'AI Chat'],
  ['KIZ OYUNLARI', 'kız oyunları'],
  ['Kız Oyunları', 'KIZ OYUNLARI'],
  ['UNO™: Kart Oyunu', 'uno'],
])('in Turkey the title %s holds %s, as the stores match them', (title, keyword) => {
  expect(holdsWords(title, 'tr-TR')(keyword)).toBe(true)
})

test('words are held in any order, whole, and all of them', () => {
  const holds = holdsWords('Sleep Sounds: White Noise', 'en-US')
  expect(['noise white', 'sounds', 'sound', 'white rain', ''].map(holds)).toEqual([true, true, false, false, false])
})
