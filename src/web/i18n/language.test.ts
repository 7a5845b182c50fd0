import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { activate, withPageTexts } from './language.ts'

/** A text of the pages' catalogue. */
const OF_THE_PAGES = 'Beste nächste Änderung'

const texts = () => Object.values(i18n.messages).flat()

test('texts of the pages come with the first part that wants them, and with every language after it', async () => {
  await activate('de')
  expect(texts()).not.toContain(OF_THE_PAGES)
  const drawAnew = vi.fn<() => void>()
  const stop = i18n.on('change', drawAnew)
  expect(await withPageTexts(() => Promise.resolve('part'))()).toBe('part')
  expect(texts()).toContain(OF_THE_PAGES)
  expect(drawAnew).not.toHaveBeenCalled()
  stop()
  await activate('en')
  expect(texts()).not.toContain(OF_THE_PAGES)
  await activate('de')
  expect(texts()).toContain(OF_THE_PAGES)
})

test('what is wanted while a language is on its way comes with it', async () => {
  vi.resetModules()
  const fresh = await import('./language.ts')
  const { i18n: ofFresh } = await import('@lingui/core')
  const activated = fresh.activate('de')
  await fresh.loadPageTexts()
  await activated
  expect(Object.values(ofFresh.messages).flat()).toContain(OF_THE_PAGES)
})
