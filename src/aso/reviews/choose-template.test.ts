import { describe, expect, test } from 'vitest'
import { chooseTemplate, type TemplateSource } from './choose-template.ts'
import { context, review, templateIds } from './rules.fixtures.ts'

const { english, english2, german, any } = templateIds
const chosen = (ids: string[], changes: Parameters<typeof review>[0] = {}, source: TemplateSource = context) => {
  const one = chooseTemplate(review(changes), ids, source)
  return typeof one === 'string' ? one : one.templateId
}

describe('REV-012: the template of a rule that answers a review', () => {
  test('is one in its language, else one for any', () => {
    expect(chosen([any, german, english])).toBe(english)
    expect(chosen([german, any])).toBe(any)
    expect(chosen([german])).toBe('language')
  })

  test('takes turns, and is the same one each time', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `gp:AOqpTOF${index}`)
    const first = ids.map((id) => chosen([english, english2], { id }))
    expect(ids.map((id) => chosen([english, english2], { id }))).toEqual(first)
    const share = first.filter((id) => id === english).length
    expect(share).toBeGreaterThan(70)
    expect(share).toBeLessThan(130)
  })

  test('of a text too short to tell its language is in that of its country, or in the only one there is', () => {
    const short = { language: null, body: 'Super' }
    expect(chosen([english, german], { ...short, country: 'AT' })).toBe(german)
    expect(chosen([english, german], { ...short, country: null })).toBe('language')
    expect(chosen([german], { ...short, country: null })).toBe(german)
    expect(chosen([english, german, any], { ...short, country: null })).toBe(any)
  })

  test('has all its placeholders filled in', () => {
    expect(chooseTemplate(review(), [english], context)).toEqual({ templateId: english, text: 'Thank you, Ada!' })
    expect(chosen([english, english2], { author: null })).toBe(english2)
    expect(chosen([english], { author: 'www.pills.example' })).toBe('values')
  })

  test('is no longer than the store takes, in code points', () => {
    const templates = (length: number) => [{ id: any, language: null, text: '🌧'.repeat(length) }]
    expect(chosen([any], {}, { ...context, templates: templates(350) })).toBe(any)
    expect(chosen([any], {}, { ...context, templates: templates(351) })).toBe('too-long')
    expect(chosen([any], {}, { ...context, store: 'APP_STORE', templates: templates(351) })).toBe(any)
  })

  test('may be gone', () => {
    expect(chosen(['00000000-0000-4000-8000-0000000000ff'])).toBe('gone')
  })
})
