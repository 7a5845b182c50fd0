import { describe, expect, it } from 'vitest'
import { countCharacters } from './characters.ts'

describe('characters are counted as the stores do', () => {
  it('counts characters, not bytes', () => {
    const arabic = 'أصوات هادئة للنوم وقصص بطيئة للمساء ومطر بعيد وريح خفيفة ونار صغيرة حتى تنام بهدوء كل ليلة'
    expect(new TextEncoder().encode(arabic).length).toBeGreaterThan(150)
    expect(countCharacters(arabic)).toBe(Array.from(arabic).length)
  })

  it('takes 91 Arabic characters for 91, although they are 168 bytes', () => {
    const text = `${'ن'.repeat(77)}${' '.repeat(14)}`
    expect(new TextEncoder().encode(text).length).toBe(168)
    expect(countCharacters(text)).toBe(91)
  })

  it('counts Japanese characters one by one', () => {
    expect(countCharacters('睡眠とおやすみ')).toBe(7)
  })

  it('counts a line break once, however it is written', () => {
    expect(countCharacters('a\r\nb')).toBe(3)
    expect(countCharacters('a\nb')).toBe(3)
  })

  it.each([
    ['🌙', 2],
    ['👩🏽', 4],
    ['👨‍👩‍👧‍👦', 11],
    ['🇩🇪', 4],
  ])('never counts an emoji as less than any store might: %s', (emoji, count) => {
    expect(countCharacters(emoji)).toBe(count)
    expect(countCharacters(emoji)).toBeGreaterThanOrEqual(Array.from(emoji).length)
  })

  it('counts a letter and its combining accent as the two characters they are', () => {
    expect(countCharacters('e\u0301')).toBe(2)
    expect(countCharacters('\u00e9')).toBe(1)
  })
})
