import { expect, test } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'
import { releasedDay } from './released-day.ts'
import { storefrontOf } from './storefront.ts'

test.each([
  ['Apr 22, 2014', 'en-US'],
  ['22 Apr 2014', 'en-GB'],
  ['22.04.2014', 'de-DE'],
  ['22 avr. 2014', 'fr-FR'],
  ['22 abr 2014', 'es-ES'],
  ['2014/04/22', 'ja-JP'],
])('the day worded as %s in %s', (text, locale) => {
  expect(releasedDay(text, locale)).toBe('2014-04-22T00:00:00.000Z')
})

test.each(['', 'soon', '04/22/14', 'Feb 30, 2021', 'Apr 22, 2014 (beta)'])('no day is made of "%s"', (text) => {
  expect(releasedDay(text, 'en-US')).toBeNull()
})

test('release notes as a person reads them', () => {
  expect(plainText('Faster<br>&amp; <b>safer</b> &#39;now&#x27;<br/>1 &lt; 2 &unknown;')).toBe(
    "Faster\n& safer 'now'\n1 < 2 &unknown;",
  )
})

test.each([
  ['Please write to <support@fenwick.com>', 'Please write to <support@fenwick.com>'],
  ['See <https://fenwick.example.com/a>', 'See <https://fenwick.example.com/a>'],
  ['I <3 it, 1 < 2 and 3 > 2 <yes>', 'I <3 it, 1 < 2 and 3 > 2 <yes>'],
  ['<p class="x">One</p><a href="https://fenwick.example.com">two</a>', 'Onetwo'],
  ['Tom &amp;amp; Jerry&hellip;', 'Tom &amp; Jerry…'],
])('%s: what is no markup stays', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a short description as a person reads it', () => {
  expect(plainLine('Track &amp; share – don&#39;t forget<br>anything')).toBe("Track & share – don't forget anything")
})

test('a locale as Google Play names it', () => {
  expect(storefrontOf('de-DE')).toEqual({ lang: 'de-DE', country: 'DE' })
  expect(storefrontOf('zh-Hant-TW')).toEqual({ lang: 'zh-TW', country: 'TW' })
  expect(storefrontOf('nb-NO')).toEqual({ lang: 'no-NO', country: 'NO' })
})
