import { hash01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'

/** Share of releases that break something. */
const BROKEN = 0.16
/** By how many stars the ratings that come with such a release, and with others, differ from the mean. */
const LOSS = -1.1
const GAIN = 0.16
/** Days after which those who have such a release rate it as any other: by then they know what to do, or have gone. */
const ANGER_DAYS = 24

/** Whether people are less happy with the n-th release than with others: the next one mends it. */
export const isBroken = ({ ref }: Pick<SampleApp, 'ref'>, number: number): boolean =>
  number > 0 && hash01(`broken/${ref.store}/${ref.trackId}/${number}`) < BROKEN

/** By how many stars ratings are better, or worse, so many days after a release. */
export const moodAt = (isBroken: boolean, age: number): number => (isBroken && age <= ANGER_DAYS ? LOSS : GAIN)
