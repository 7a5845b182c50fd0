import { describe, expect, test } from 'vitest'
import { countLevel, deviceOf, iconRules, screenshotFault } from './creative-rules.ts'

describe('LIM-005, LIM-006: how many screenshots', () => {
  test.each([
    ['APP_STORE', 0, 'too-few'],
    ['APP_STORE', 1, 'room'],
    ['APP_STORE', 9, 'room'],
    ['APP_STORE', 10, 'full'],
    ['APP_STORE', 11, 'too-many'],
    ['GOOGLE_PLAY', 1, 'too-few'],
    ['GOOGLE_PLAY', 2, 'room'],
    ['GOOGLE_PLAY', 8, 'full'],
    ['GOOGLE_PLAY', 9, 'too-many'],
  ] as const)('%s: %i is %s', (store, count, level) => expect(countLevel(store, count)).toBe(level))
})

test('LIM-007, LIM-008: edge, format and largest file of an icon', () => {
  expect(iconRules).toEqual({
    GOOGLE_PLAY: { edge: 512, format: 'PNG', maxKilobytes: 1024 },
    APP_STORE: { edge: 1024, format: 'PNG', maxKilobytes: null },
  })
})

describe('the size of a screenshot', () => {
  test.each([
    [1290, 2796, null],
    [2868, 1320, null],
    [2752, 2064, null],
    [1290, 2795, 'not-a-size'],
    [645, 1398, 'not-a-size'],
    [1000, 1000, 'shape'],
    [1000, 3000, 'shape'],
  ] as const)('App Store, original of %i × %i: %s', (width, height, fault) =>
    expect(screenshotFault('APP_STORE', { width, height }, true)).toBe(fault),
  )

  // 1290 × 2796 no higher than 800; 2064 × 2752 no higher than 800; 1242 × 2208 no wider than 392.
  test.each([
    [369, 800, null],
    [600, 800, null],
    [392, 697, null],
    [800, 800, 'shape'],
    [300, 800, 'shape'],
  ] as const)('App Store, a smaller copy of %i × %i: %s', (width, height, fault) =>
    expect(screenshotFault('APP_STORE', { width, height }, false)).toBe(fault),
  )

  test.each([
    [1080, 1920, true, null],
    [1080, 2160, true, null],
    [1080, 2161, true, 'shape'],
    [319, 600, true, 'too-small'],
    [320, 320, true, null],
    [2000, 3841, true, 'too-large'],
    [3840, 2160, true, null],
    [240, 480, false, null],
    [243, 487, false, null],
    [240, 488, false, 'shape'],
  ] as const)('Google Play, %i × %i (original: %s): %s', (width, height, isOriginal, fault) =>
    expect(screenshotFault('GOOGLE_PLAY', { width, height }, isOriginal)).toBe(fault),
  )
})

test.each([
  [1290, 2796, 'phone'],
  [640, 1136, 'phone'],
  [696, 392, 'phone'],
  [2064, 2752, 'tablet'],
  [1668, 2388, 'tablet'],
  [1488, 2266, 'tablet'],
] as const)('a screenshot of %i × %i is of a %s', (width, height, device) =>
  expect(deviceOf({ width, height })).toBe(device),
)
