import { expect, test } from 'vitest'
import { hintsOf } from './hints.ts'
import { storefrontId } from './storefront-id.ts'

const plist = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>title</key><string>Suggestions</string><key>hints</key><array>${body}</array></dict></plist>`
const hint = (term: string) =>
  `<dict><key>term</key><string>${term}</string><key>url</key><string>https://search.itunes.apple.com/x</string></dict>`

test('a property list of hints, with entities', () => {
  expect(hintsOf(plist(hint('white noise') + hint('rock &amp; roll') + hint('&#34;zen&#34;')))).toEqual([
    'white noise',
    'rock & roll',
    '"zen"',
  ])
  expect(hintsOf(plist(''))).toEqual([])
})

test.each([
  ['nothing', ''],
  ['a web page', '<!doctype html><html><body><form action="/sorry"></form></body></html>'],
  ['JSON', '{"hints": []}'],
  ['half of it', plist(hint('white noise')).slice(0, -40)],
])('%s is no list of hints', (_name, text) => {
  expect(() => hintsOf(text)).toThrow('The answer is cut off or not a list of hints')
})

test('storefronts have their numbers', () => {
  expect([storefrontId('en-US'), storefrontId('de-DE'), storefrontId('zh-Hant-TW'), storefrontId('ps-AF')]).toEqual([
    '143441',
    '143443',
    '143470',
    null,
  ])
})
