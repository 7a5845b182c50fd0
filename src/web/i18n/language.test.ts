import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { activate, detectLanguage, language, languages, loadAppTexts } from './language.ts'

/** A text that the first page does not need. */
const OF_THE_APP = 'Konto behalten'

const texts = () => Object.values(i18n.messages).flat()

test('texts of the app come when they are wanted, and with every language after it', async () => {
  await activate('de')
  expect(texts()).not.toContain(OF_THE_APP)
  const drawAnew = vi.fn<() => void>()
  const stop = i18n.on('change', drawAnew)
  await loadAppTexts()
  expect(texts()).toContain(OF_THE_APP)
  expect(drawAnew).not.toHaveBeenCalled()
  stop()
  await activate('en')
  expect(texts()).not.toContain(OF_THE_APP)
  await activate('de')
  expect(texts()).toContain(OF_THE_APP)
})

test('what is wanted while a language is on its way comes with it', async () => {
  vi.resetModules()
  const fresh = await import('./language.ts')
  const { i18n: ofFresh } = await import('@lingui/core')
  const activated = fresh.activate('de')
  await fresh.loadAppTexts()
  await activated
  expect(Object.values(ofFresh.messages).flat()).toContain(OF_THE_APP)
})

test('I18N-001, I18N-004: English and German, each by its own name; English has every text', async () => {
  expect(languages).toEqual({ en: 'English', de: 'Deutsch' })
  await activate('de')
  expect(language()).toBe('de')
  expect(document.documentElement.lang).toBe('de')
  const german = Object.keys(i18n.messages)
  await activate('en')
  expect(german.filter((id) => !Object.hasOwn(i18n.messages, id))).toEqual([])
})

test.each([
  { chosen: 'de', offered: ['en-US'], language: 'de' },
  { chosen: null, offered: ['fr-FR', 'de-AT', 'en'], language: 'de' },
  { chosen: null, offered: ['fr-FR'], language: 'en' },
] as const)('I18N-002: chosen $chosen, of the browser $offered: $language', (one) => {
  vi.stubGlobal('navigator', { languages: one.offered })
  expect(detectLanguage(one.chosen)).toBe(one.language)
  vi.unstubAllGlobals()
})
