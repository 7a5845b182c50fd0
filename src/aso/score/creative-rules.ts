import type { Store } from '#contract/store.ts'

/**
 * What the stores ask of a listing's pictures and trailers. Sources: Apple, "Screenshot specifications" and "App preview
 * specifications" (developer.apple.com/help/app-store-connect/reference); Google, "Add preview assets to showcase your
 * app" (support.google.com/googleplay/android-developer/answer/9866151); both as of 2026.
 */

/** Width and height, px. */
export interface Size {
  width: number
  height: number
}

/** How many a listing has for each kind of device (LIM-005, LIM-006). */
export const creativeCounts: Record<Store, { screenshots: { min: number; max: number }; videos: number }> = {
  APP_STORE: { screenshots: { min: 1, max: 10 }, videos: 3 },
  GOOGLE_PLAY: { screenshots: { min: 2, max: 8 }, videos: 1 },
}

/**
 * LIM-007, LIM-008: what a store asks of an icon: its edge, px, its format, and its largest file, KB (null: no limit is
 * told). Neither can be seen in the copies that stores hand out.
 */
export const iconRules: Record<Store, { edge: number; format: 'PNG'; maxKilobytes: number | null }> = {
  APP_STORE: { edge: 1024, format: 'PNG', maxKilobytes: null },
  GOOGLE_PLAY: { edge: 512, format: 'PNG', maxKilobytes: 1024 },
}

/** Google Play's feature graphic. The App Store takes no header from developers. */
export const FEATURE_GRAPHIC: Size = { width: 1024, height: 500 }

/** Google Play: no side shorter or longer, px, and the long side at most twice the short one. */
export const playScreenshot = { min: 320, max: 3840, ratio: 2 } as const

/** How a number of screenshots stands against the store's rule; `too-few` also for none. */
export type CountLevel = 'too-few' | 'room' | 'full' | 'too-many'

/** LIM-005, LIM-006: the level of `count` screenshots for one kind of device. */
export function countLevel(store: Store, count: number): CountLevel {
  const { min, max } = creativeCounts[store].screenshots
  if (count < min) return 'too-few'
  if (count > max) return 'too-many'
  return count === max ? 'full' : 'room'
}

/** Kinds of devices that have screenshots of their own in the App Store, as far as their shape tells. */
export type ScreenshotDevice = 'phone' | 'tablet'

/** Tablets are 4:3 or a little longer (iPad mini: 1.52); phones are 16:9 or longer. */
const TABLET_RATIO_MAX = 1.55

/** What kind of device a screenshot is of, by its shape alone. */
export const deviceOf = (size: Size): ScreenshotDevice => (longOverShort(size) < TABLET_RATIO_MAX ? 'tablet' : 'phone')

/** What is wrong with a screenshot: `shape` for a ratio, the others for its pixels. */
export type ScreenshotFault = 'shape' | 'not-a-size' | 'too-small' | 'too-large'

/**
 * The store's rule that a screenshot breaks; null: none. Stores hand out smaller copies: of those only the shape can be
 * judged, so `isOriginal` says whether `size` is that of the picture that the developer gave.
 */
export function screenshotFault(store: Store, size: Size, isOriginal: boolean): ScreenshotFault | null {
  if (store === 'GOOGLE_PLAY') return playFault(size, isOriginal)
  if (isOriginal && appleSizes.some((accepted) => isSame(accepted, size) || isSame(turned(accepted), size))) return null
  if (!appleSizes.some((accepted) => hasShapeOf(size, accepted))) return 'shape'
  return isOriginal ? 'not-a-size' : null
}

function playFault(size: Size, isOriginal: boolean): ScreenshotFault | null {
  const { min, max, ratio } = playScreenshot
  // A copy's short side is rounded to whole pixels.
  const slack = isOriginal ? 0 : 0.5
  if (Math.max(size.width, size.height) > ratio * (Math.min(size.width, size.height) + slack)) return 'shape'
  if (!isOriginal) return null
  if (Math.min(size.width, size.height) < min) return 'too-small'
  return Math.max(size.width, size.height) > max ? 'too-large' : null
}

const sizesOf = (sizes: readonly (readonly [width: number, height: number])[]): Size[] =>
  sizes.map(([width, height]) => ({ width, height }))

/** What App Store Connect takes; each also turned on its side. */
const appleSizes: readonly Size[] = [
  // iPhone 6.9", 6.5", 6.3", 6.1", 5.5", 4.7", 4", 3.5"
  ...sizesOf([
    [1260, 2736],
    [1290, 2796],
    [1320, 2868],
    [1242, 2688],
    [1284, 2778],
    [1179, 2556],
    [1206, 2622],
    [1170, 2532],
    [1125, 2436],
    [1080, 2340],
    [1242, 2208],
    [750, 1334],
    [640, 1136],
    [640, 1096],
    [640, 960],
    [640, 920],
  ]),
  // iPad 13", 12.9", 11", 10.5", 9.7"
  ...sizesOf([
    [2064, 2752],
    [2048, 2732],
    [1488, 2266],
    [1668, 2420],
    [1668, 2388],
    [1640, 2360],
    [1668, 2224],
    [1536, 2048],
    [1536, 2008],
    [768, 1024],
    [768, 1004],
  ]),
  // Mac; Apple TV and Vision Pro
  ...sizesOf([
    [1280, 800],
    [1440, 900],
    [2560, 1600],
    [2880, 1800],
    [1920, 1080],
    [3840, 2160],
  ]),
  // Apple Watch
  ...sizesOf([
    [422, 514],
    [410, 502],
    [416, 496],
    [396, 484],
    [368, 448],
    [312, 390],
  ]),
]

const longOverShort = ({ width, height }: Size) => Math.max(width, height) / Math.min(width, height)
const turned = ({ width, height }: Size): Size => ({ width: height, height: width })
const isSame = (a: Size, b: Size) => a.width === b.width && a.height === b.height

/** Whether `size` is `accepted`, upright or turned, made smaller and rounded to whole pixels. */
function hasShapeOf(size: Size, accepted: Size): boolean {
  return [accepted, turned(accepted)].some(
    ({ width, height }) =>
      Math.abs((width * size.height) / height - size.width) <= 1 ||
      Math.abs((height * size.width) / width - size.height) <= 1,
  )
}
