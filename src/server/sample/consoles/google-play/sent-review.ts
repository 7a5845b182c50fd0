import type { Review } from '#server/markets/market.ts'
import { drawn, hash32, nth01 } from '../../hash.ts'

export interface DeveloperReply {
  text: string
  /** ISO. */
  lastEdited: string
}

interface Model {
  device: string
  productName: string
  manufacturer: string
  deviceClass: string
}

/** Models that nobody has made. */
const models: [Model, ...Model[]] = [
  { device: 'heron4', productName: 'heron4 (Heron 4)', manufacturer: 'Fenmark', deviceClass: 'phone' },
  { device: 'heron4_lite', productName: 'heron4_lite (Heron 4 Lite)', manufacturer: 'Fenmark', deviceClass: 'phone' },
  { device: 'tarn_x', productName: 'tarn_x (Tarn X)', manufacturer: 'Oxbow', deviceClass: 'phone' },
  { device: 'slate11', productName: 'slate11 (Slate 11)', manufacturer: 'Oxbow', deviceClass: 'tablet' },
]

export const modelOf = (id: string): Model => drawn(models, `model/${id}`)

/** `1.24.0` is 12400. */
export const versionCodeOf = (version: string): number =>
  version.split('.').reduce((code, part) => code * 100 + (Number.parseInt(part, 10) || 0), 0)

/** With a dash or with an underscore, and sometimes without a country: Google has all of them. */
export function reviewerLanguageOf({ id, locale, language }: Review): string {
  const at = nth01(hash32(id), 30)
  if (language === null || !locale.startsWith(`${language}-`) || at < 0.4) return language ?? 'en'
  return at < 0.8 ? locale.replace('-', '_') : locale
}

export const timeOf = (iso: string) => {
  const time = Date.parse(iso)
  return { seconds: String(Math.floor(time / 1000)), nanos: (time % 1000) * 1_000_000 }
}

/** A review as Google's interface sends it. */
export function sentReview(review: Review, reply: DeveloperReply | null) {
  const { id, author, title, body, createdAt, rating, version, likes } = review
  const model = modelOf(id)
  const seed = hash32(id)
  const userComment = {
    text: `${title ?? ''}\t${body}`,
    lastModified: timeOf(createdAt),
    starRating: rating,
    reviewerLanguage: reviewerLanguageOf(review),
    device: model.device,
    androidOsVersion: 31 + Math.floor(6 * nth01(seed, 31)),
    ...(version === null ? {} : { appVersionCode: versionCodeOf(version), appVersionName: version }),
    thumbsUpCount: likes ?? 0,
    thumbsDownCount: Math.floor(4 * nth01(seed, 32) ** 5),
    deviceMetadata: { ...model, screenWidthPx: 1080, screenHeightPx: 2400, nativePlatform: 'ABI_ARM64_V8' },
  }
  const comments = [
    { userComment },
    ...(reply ? [{ developerComment: { text: reply.text, lastModified: timeOf(reply.lastEdited) } }] : []),
  ]
  return { reviewId: id, authorName: author ?? '', comments }
}
