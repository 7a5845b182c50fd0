import { createHash } from 'node:crypto'
import { languageTag, type PlayReview } from '../play-review.ts'
import { reportRows, type ReportRow } from './report-rows.ts'
import { reportText } from './report-text.ts'

export interface ReportedReview extends PlayReview {
  /** Its id while it has no link: stars alone, to which the customer may add a text later. */
  reportId: string
}

/**
 * Of `reviews/reviews_….csv`: a month's reviews and changes of earlier ones. Some are stars alone, without a link and
 * so without an id. What can't be read is left out. @throws ReportFault
 */
export function reportedReviewsOf(bytes: Uint8Array): ReportedReview[] {
  const rows = reportRows(reportText(bytes), ['Package Name', 'Review Submit Millis Since Epoch', 'Star Rating'])
  return rows.flatMap((row) => {
    const stars = row.number('Star Rating')
    const createdAt = timeOf(row, 'Review Submit')
    if (stars === null || !Number.isInteger(stars) || stars < 1 || stars > 5 || createdAt === null) return []
    const reply = row.text('Developer Reply Text')
    const reportId = reportIdOf(row)
    return {
      id: linkedId(row) ?? reportId,
      reportId,
      author: null,
      stars,
      title: row.text('Review Title'),
      body: row.text('Review Text') ?? '',
      language: languageTag(row.text('Reviewer Language')),
      device: row.text('Device'),
      deviceName: null,
      osVersion: null,
      appVersion: row.text('App Version Name'),
      appVersionCode: row.number('App Version Code'),
      likes: null,
      dislikes: null,
      createdAt,
      changedAt: timeOf(row, 'Review Last Update') ?? createdAt,
      reply: reply === null ? null : { body: reply, changedAt: timeOf(row, 'Developer Reply') },
    }
  })
}

function timeOf(row: ReportRow, event: string): string | null {
  const time = new Date(row.number(`${event} Millis Since Epoch`) ?? NaN)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

function linkedId(row: ReportRow): string | null {
  const id = /[?&#]reviewid=([^&#]+)/i.exec(row.text('Review Link') ?? '')?.[1]
  return id === undefined ? null : unescaped(id)
}

/** Made of what stays when a customer changes the review: the same in every month's file. */
function reportIdOf(row: ReportRow): string {
  const parts = ['Package Name', 'Review Submit Millis Since Epoch', 'Reviewer Language', 'Device']
  const text = parts.map((part) => row.text(part) ?? '').join('\n')
  return `csv-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
