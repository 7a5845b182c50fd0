import type { Market } from '#contract/store.ts'

/** A store page in Google Play and one in the App Store; those of the sample market are its own. */
export const exampleUrls = (market: Market): readonly [google: string, apple: string] =>
  market === 'sample'
    ? [
        'https://play.google.com/store/apps/details?id=example.mossworks.trailmoss',
        'https://apps.apple.com/us/app/id9900100101',
      ]
    : ['https://play.google.com/store/apps/details?id=com.aws.android', 'https://apps.apple.com/us/app/id281940292']
