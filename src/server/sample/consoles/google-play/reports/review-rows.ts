import { DAY_MS } from '#contract/protocol/days.ts'
import type { Review } from '#server/markets/market.ts'
import { dayNumber, timestampOf } from '../../../days.ts'
import { hash32, nth01 } from '../../../hash.ts'
import type { ConsoleParts } from '../../console.ts'
import { reviewsSince } from '../customer-reviews.ts'
import { onceADay } from './once-a-day.ts'
import { modelOf, reviewerLanguageOf, versionCodeOf } from '../sent-review.ts'

const HEADER =
  'Package Name,App Version Code,App Version Name,Reviewer Language,Device,Review Submit Date and Time,' +
  'Review Submit Millis Since Epoch,Review Last Update Date and Time,Review Last Update Millis Since Epoch,' +
  'Star Rating,Review Title,Review Text,Developer Reply Date and Time,Developer Reply Millis Since Epoch,Developer Reply Text,' +
  'Review Link'

/** Those of a year and of whole days, oldest first. */
const reviewsOfYear = onceADay(async ({ market, clock }, packageName) => {
  const today = dayNumber(clock())
  const all = await reviewsSince(market, packageName, new Date(timestampOf(today - 366)))
  return all.filter(({ createdAt }) => createdAt < timestampOf(today)).toReversed()
})

/** `reviews/….csv`: what was written in the month, and for each text one customer more who gave stars alone. */
export async function reviewRows(parts: ConsoleParts, packageName: string, month: string) {
  const written = (await reviewsOfYear(parts, packageName)).filter(({ createdAt }) => createdAt.startsWith(month))
  return [
    HEADER.split(','),
    ...written.flatMap((review) => [rowOf(packageName, review), starsAlone(packageName, review)]),
  ]
}

function rowOf(packageName: string, review: Review): (string | number)[] {
  const { id, rating, title, body, version, createdAt, reply } = review
  const code = version === null ? '' : versionCodeOf(version)
  const language = reviewerLanguageOf(review)
  const written = times(createdAt)
  const answer = reply ? [...times(reply.createdAt), reply.body] : ['', '', '']
  const app = [packageName, code, version ?? '', language, modelOf(id).device]
  return [
    ...app,
    ...written,
    ...written,
    rating,
    title ?? '',
    body,
    ...answer,
    `${PAGE}?reviewId=${encodeURIComponent(id)}`,
  ]
}

const PAGE = 'http://play.google.com/console/developers/0/app/0/user-feedback/review-details'

function starsAlone(packageName: string, review: Review): (string | number)[] {
  const seed = hash32(`stars/${review.id}`)
  const at = new Date(Date.parse(review.createdAt) - Math.floor(nth01(seed, 0) * DAY_MS * 0.01)).toISOString()
  const stars = Math.min(5, Math.max(1, review.rating + Math.floor(3 * nth01(seed, 1)) - 1))
  const language = review.language ?? 'en'
  const device = modelOf(`stars/${review.id}`).device
  return [packageName, '', '', language, device, ...times(at), ...times(at), stars, '', '', '', '', '', '']
}

const times = (iso: string) => [iso.replace(/\.\d+Z$/, 'Z'), Date.parse(iso)]
