import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import type { OwnReview } from '#contract/reviews/review.ts'
import { languageDetector } from '#aso/reviews/language-of.ts'
import { reviewsOverTime } from '#aso/reviews/over-time.ts'
import { tagsOf } from '#aso/reviews/review-tags.ts'
import { reviewTopics } from '#aso/reviews/topics.ts'
import { hasRealData, realFile } from '../support/stores/real-data.ts'
import { median, percentile, type Row } from './row.ts'

const RUNS = 30
const DAY_MS = 86_400_000
const period = { from: '2026-09-01' as const, to: '2026-11-25' as const }
const FIRST_MS = Date.parse(`${period.from}T00:00:00Z`)
const DAYS = 86

interface Labelled {
  review: OwnReview
  label: 'problem' | 'request' | 'other'
  /** One review may be both. */
  labels: { problem: boolean; request: boolean }
  /** Of the writer, as the store told. */
  language: string
}

/** Topics of real reviews, how well they agree with what people found in them, and reviews over time. */
export async function benchReviews(): Promise<Row[]> {
  const overTime = timesOf(() => reviewsOverTime(many, { period, every: 'week', by: 'country' }))
  const rows: Row[] = [
    {
      name: 'Reviews over time of 10,000 by week and country, p95',
      value: percentile(overTime, 0.95),
      unit: 'ms',
      budget: 50,
    },
  ]
  if (!hasRealData) return rows
  const sets = ['en', 'fr'].map((language) => ({ language, labelled: garmin(language) }))
  const translated = googlePlay()
  return [
    ...rows,
    ...timed(
      'English',
      sets[0]!.labelled.map(({ review }) => review),
    ),
    ...timed(
      'French',
      sets[1]!.labelled.map(({ review }) => review),
    ),
    ...timed('English, of many apps', translated),
    ...sets.flatMap(({ language, labelled }) => agreement(language, labelled)),
    ...sets.flatMap(({ language, labelled }) => tagRows(language, labelled)),
    ...(await languageRows(sets.flatMap(({ labelled }) => labelled))),
  ]
}

function timed(name: string, reviews: readonly OwnReview[]): Row[] {
  const some = reviews.slice(0, 1220)
  const times = timesOf(() => reviewTopics(some, { period, title: 'Garmin Connect' }))
  return [{ name: `Topics of ${some.length} reviews, ${name}, median`, value: median(times), unit: 'ms', budget: 150 }]
}

/**
 * Purity: of the reviews of a topic, those with the label that most of them have, over all topics. Coverage: of the reviews with
 * a label, those that are in a topic.
 */
function agreement(language: string, labelled: readonly Labelled[]): Row[] {
  const labels = new Map(labelled.map(({ review, label }) => [review.id, label]))
  const topics = reviewTopics(
    labelled.map(({ review }) => review),
    { period, title: 'Garmin Connect' },
  )
  const covered = new Set(topics.flatMap(({ reviewIds }) => reviewIds))
  const counted = topics.map((topic) => ({ topic, counts: countLabels(topic.reviewIds.map((id) => labels.get(id)!)) }))
  const inTopics = topics.reduce((sum, { reviews }) => sum + reviews, 0)
  const alike = counted.reduce((sum, { counts }) => sum + Math.max(...Object.values(counts)), 0)
  const all = countLabels([...labels.values()])
  const share = (label: Labelled['label']) => {
    const ids = labelled.filter((one) => one.label === label).map(({ review }) => review.id)
    return (100 * ids.filter((id) => covered.has(id)).length) / ids.length
  }
  const lines = counted.map(
    ({ topic, counts }) =>
      `${topic.name}: ${topic.reviews} (problems ${counts.problem}, requests ${counts.request}, other ${counts.other})`,
  )
  return [
    {
      name: `Purity of ${topics.length} topics, ${language}; of one topic for all: ${purityOfAll(all)} %`,
      value: (100 * alike) / inTopics,
      unit: '%',
      plan: lines.join('\n'),
    },
    { name: `Coverage of problem reports, ${language}`, value: share('problem'), unit: '%' },
    { name: `Coverage of feature requests, ${language}`, value: share('request'), unit: '%' },
  ]
}

const purityOfAll = (all: Record<Labelled['label'], number>) =>
  Math.round((100 * Math.max(...Object.values(all))) / Object.values(all).reduce((sum, one) => sum + one, 0))

function countLabels(labels: readonly Labelled['label'][]): Record<Labelled['label'], number> {
  const counts = { problem: 0, request: 0, other: 0 }
  for (const label of labels) counts[label] += 1
  return counts
}

/** Precision: of the reviews with a tag, those with its label. Recall: of those with the label, the ones with the tag. */
function tagRows(language: string, labelled: readonly Labelled[]): Row[] {
  return (['bug', 'request'] as const).flatMap((tag): Row[] => {
    const label = ({ problem, request }: Labelled['labels']) => (tag === 'bug' ? problem : request)
    const tagged = labelled.filter(({ review }) => tagsOf({ ...review, language }).includes(tag))
    const right = tagged.filter(({ labels }) => label(labels)).length
    const all = labelled.filter(({ labels }) => label(labels)).length
    return [
      { name: `Precision of the tag ${tag}, ${language}`, value: (100 * right) / tagged.length, unit: '%' },
      { name: `Recall of the tag ${tag}, ${language}`, value: (100 * right) / all, unit: '%' },
    ]
  })
}

/** How often the language is told, and how often it is right then. */
async function languageRows(labelled: readonly Labelled[]): Promise<Row[]> {
  const detect = await languageDetector()
  return ['en', 'fr'].flatMap((language): Row[] => {
    const texts = labelled.filter((one) => one.language === language).map(({ review }) => review.body)
    const told = texts.map(detect).filter((one) => one !== null)
    const right = told.filter((one) => one === language).length
    return [
      { name: `Language right where it is told, ${language}`, value: (100 * right) / told.length, unit: '%' },
      { name: `Language told, ${language}`, value: (100 * told.length) / texts.length, unit: '%' },
    ]
  })
}

/** Processor time, ms: other work on the machine does not count. */
function timesOf(run: () => unknown): number[] {
  for (let at = 0; at < 3; at += 1) run()
  return Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
}

const rowsOf = (file: string) =>
  parse(readFileSync(realFile(file)), { columns: true, bom: true }) as Record<string, string>[]

const garmin = (language: string): Labelled[] =>
  rowsOf(`garmin-reviews.${language}.csv`).map((row, at) => ({
    review: reviewOf(at, Number(row['score']), row['data'] ?? '', { likes: Number(row['thumbsUpCount']), language }),
    label: row['problem_report'] === '1' ? 'problem' : row['feature_request'] === '1' ? 'request' : 'other',
    labels: { problem: row['problem_report'] === '1', request: row['feature_request'] === '1' },
    language: row['ori_lang'] ?? language,
  }))

const starsOf: Record<string, number> = { Positive: 5, Neutral: 3, Negative: 1 }
/** Tells no stars: what was found in the texts stands for them. */
const googlePlay = (): OwnReview[] =>
  rowsOf('google-play-reviews.csv').flatMap((row, at) => {
    const stars = starsOf[row['Sentiment'] ?? '']
    return stars === undefined ? [] : [reviewOf(at, stars, row['Translated_Review'] ?? '', { language: 'en' })]
  })

function reviewOf(at: number, rating: number, body: string, rest: Partial<OwnReview>): OwnReview {
  const writtenAt = new Date(FIRST_MS + ((at * 7919) % (DAYS * 24)) * (DAY_MS / 24)).toISOString()
  return {
    id: `review-${at}`,
    store: 'GOOGLE_PLAY',
    trackId: 'com.example.app',
    source: 'console',
    rating,
    title: null,
    body,
    author: null,
    country: ['DE', 'FR', 'US', 'GB', 'JP'][at % 5]!,
    language: null,
    languageFrom: null,
    version: `4.${at % 12}`,
    device: null,
    likes: 0,
    writtenAt,
    changedAt: writtenAt,
    earlier: [],
    reply: null,
    changedAfterReply: false,
    isDone: false,
    ...rest,
  }
}

const many = Array.from({ length: 10_000 }, (_, at) => reviewOf(at, (at % 5) + 1, 'Good', {}))
