import { expect, test } from 'vitest'
import { keywordType } from './keyword-type.ts'

const apps = (...titles: string[]) => titles.map((title, index) => ({ title, developerName: `Developer ${index}` }))
const typeOf = (keyword: string, ...titles: string[]) => keywordType(keyword, apps(...titles), 'en-US')

test('KEY-010: a keyword that names the first result, whose name hardly any other title holds, is a brand’s', () => {
  expect(typeOf('dusk harbour', 'Dusk Harbour: Sleep Stories', 'Moorlight', 'Nappery')).toBe('BRAND')
  expect(typeOf('dusk harbour app', 'Dusk Harbour: Sleep', 'Guide for Dusk Harbour', 'Nappery')).toBe('BRAND')
})

test('KEY-010: a name that many titles hold describes what the apps are', () => {
  const titles = ['White Noise: Baby Sleep', 'White Noise Lite', 'Deep White Noise', 'Noise, White & Brown', 'Nappery']
  expect(typeOf('white noise', ...titles)).toBe('GENERIC')
})

test('KEY-010: a keyword that does not name the first result is generic', () => {
  expect(typeOf('sleep stories', 'Dusk Harbour: Sleep Stories', 'Moorlight')).toBe('GENERIC')
  expect(typeOf('harbour', 'Dusk Harbour: Sleep Stories')).toBe('GENERIC')
  expect(typeOf('moorlight', 'Dusk Harbour', 'Moorlight')).toBe('GENERIC')
})

test('further apps of the same developer do not make a name ordinary', () => {
  const found = ['Fenno: Budget', 'Fenno Tax', 'Fenno Kids', 'Fenno Invest'].map((title) => ({
    title,
    developerName: 'Fenno AG',
  }))
  expect(keywordType('fenno', found, 'en-US')).toBe('BRAND')
})

test('where nothing is found nothing is known', () => expect(typeOf('dusk harbour')).toBeNull())
