import { expect, test } from 'vitest'
import { sharedAddress } from './shared-address.ts'

const play = { store: 'GOOGLE_PLAY', trackId: 'com.example.app' }
const apple = { store: 'APP_STORE', trackId: '1234567890' }

test.each([
  ['https://play.google.com/store/apps/details?id=com.example.app', play],
  [
    'Have a look at "Example": https://play.google.com/store/apps/details?id=com.example.app&gl=de!',
    { ...play, country: 'DE' },
  ],
  ['play.google.com/store/apps/details?id=com.example.app', play],
  ['Example on the App Store (https://apps.apple.com/fr/app/example/id1234567890).', { ...apple, country: 'FR' }],
  ['https://example.com/a https://apps.apple.com/app/id1234567890?mt=8', apple],
])('the app is found in %s', (text, app) => {
  expect(sharedAddress(['Example', text])?.app).toEqual(app)
})

test.each([
  [''],
  ['Booking.com'],
  ['1234567890'],
  ['https://apps.apple.com/us/story/id1234567890'],
  ['https://play.google.com/store/search?q=sleep'],
  ['https://apps.apple.com.example.com/app/id1234567890'],
  ['javascript:alert(1)//play.google.com/store/apps/details?id=a'],
])('no app is made up from %s', (text) => {
  expect(sharedAddress([text])).toBeNull()
})

test('the first of several texts that names an app counts', () => {
  const first = 'https://apps.apple.com/app/id1234567890'
  const second = 'https://play.google.com/store/apps/details?id=com.example.app'
  expect(sharedAddress(['', first, second])).toEqual({ address: first, app: apple })
})
