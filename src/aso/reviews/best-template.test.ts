import { expect, test } from 'vitest'
import { bestTemplate } from './best-template.ts'

const template = (id: string, name: string, text: string, language: string | null = 'en') => ({
  id,
  name,
  text,
  language,
})
const templates = [
  template('thanks', 'Thanks', 'Thank you, {name}! We are glad.'),
  template('sorry', 'Problem reported', 'We are sorry, {name}, and look into it.'),
  template('sync', 'Synchronising', 'We are sorry that synchronising fails.'),
  template('version', 'Fixed', 'Fixed in {version}, sorry.'),
  template('dank', 'Dank', 'Danke, {name}!', 'de'),
  template('any', 'Emoji', '🙏', null),
]
const source = { store: 'GOOGLE_PLAY', appTitle: 'Moorlight', support: '', templates } as const
const review = { rating: 5, title: null, body: 'Lovely', author: 'Ada', version: null, language: 'en', country: null }
const best = (changes: Partial<typeof review>, language: string | null = 'en') =>
  bestTemplate({ ...review, ...changes }, language, source)

test('REV-002: the template that fits best by language, stars and words', () => {
  expect(best({})).toEqual({ templateId: 'thanks', text: 'Thank you, Ada! We are glad.', language: 'en' })
  expect(best({ rating: 1, body: 'It crashes' })?.templateId).toBe('sorry')
  expect(best({ rating: 2, body: 'It never synchronises' })?.templateId).toBe('sync')
  expect(best({ language: 'de' }, 'de')).toMatchObject({ templateId: 'dank', language: 'de' })
  expect(best({}, 'fr')).toMatchObject({ templateId: 'any', language: 'fr' })
})

test('what can’t be filled in, or is too long for the store, does not fit', () => {
  const only = (text: string, store: 'APP_STORE' | 'GOOGLE_PLAY' = 'GOOGLE_PLAY') =>
    bestTemplate(review, 'en', { ...source, store, templates: [template('one', 'One', text)] })
  expect(only('Fixed in {version}')).toBeNull()
  expect(only('x'.repeat(351))).toBeNull()
  expect(only('x'.repeat(351), 'APP_STORE')?.templateId).toBe('one')
  expect(bestTemplate(review, 'en', { ...source, templates: [] })).toBeNull()
})
