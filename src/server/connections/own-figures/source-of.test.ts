import { expect, test } from 'vitest'
import { appleSource, googleSource } from './source-of.ts'

test("each store's words for where people come from", () => {
  expect(['App Store search', 'App Store Browse', 'App referrer', 'Web referrer'].map(appleSource)).toEqual([
    'search',
    'browse',
    'app-referrer',
    'web-referrer',
  ])
  expect(['Apple Ads', 'Apple Search Ads', 'App Clip', 'Unavailable', ''].map(appleSource)).toEqual([
    'ads',
    'ads',
    'other',
    'other',
    'other',
  ])
  expect(
    [
      'Play Store search',
      'Play Store search (organic)',
      'Play Store explore',
      'Third-party referrals',
      'Google Ads',
      'Other',
    ].map(googleSource),
  ).toEqual(['search', 'search', 'browse', 'web-referrer', 'ads', 'other'])
})
