import { hash01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'

/** Share of releases that break something. */
const BROKEN = 0.16
/** By how many stars the ratings that come with a release differ from others; over all releases it evens out. */
const LOSS = -1.1
const GAIN = (-LOSS * BROKEN) / (1 - BROKEN)

/** Whether people are less happy with the n-th release than with others: the next one mends it. */
export const isBroken = ({ ref }: Pick<SampleApp, 'ref'>, number: number): boolean =>
  number > 0 && hash01(`broken/${ref.store}/${ref.trackId}/${number}`) < BROKEN

/** By how many stars ratings are better, or worse, while the n-th release is the newest. */
export const moodOf = (app: Pick<SampleApp, 'ref'>, number: number): number => (isBroken(app, number) ? LOSS : GAIN)
