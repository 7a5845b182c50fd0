import { expect, test } from 'vitest'
import { countryOfAddress } from './store-address.ts'

test.each([
  ['https://apps.apple.com/fr/app/meteo/id281940292', 'FR'],
  ['https://itunes.apple.com/us/app/pac-man-premium/id281656475?mt=8', 'US'],
  [' https://apps.apple.com/GB/app/id281656475 ', 'GB'],
  ['https://play.google.com/store/apps/details?id=com.example.app&hl=de&gl=de', 'DE'],
  ['https://play.google.com/store/apps/details?id=com.example.app', null],
  ['https://apps.apple.com/app/id281656475', null],
  ['https://example.com/fr/app/id281656475', null],
  ['WeatherBug', null],
  ['281940292', null],
])('ONB-022: %s names %s', (address, code) => {
  expect(countryOfAddress(address)).toBe(code)
})
