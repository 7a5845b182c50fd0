import type { Language } from '#contract/auth/auth.ts'

/** A number and its noun. */
type Count = number

/** The sentences of a summary that is made without a language model. Names of topics are quoted by the caller. */
export interface SummaryWords {
  none: (from: string, to: string) => string
  total: (facts: { reviews: Count; countries: Count; from: string; to: string }) => string
  average: (average: string) => string
  better: (average: string, by: string) => string
  worse: (average: string, by: string) => string
  same: (average: string) => string
  complaint: (name: string, reviews: Count, negative: Count) => string
  furtherComplaint: (name: string, reviews: Count, negative: Count) => string
  praise: (name: string, reviews: Count, positive: Count) => string
  more: (name: string, reviews: Count, before: Count) => string
  fewer: (name: string, reviews: Count, before: Count) => string
  newSince: (name: string, version: string) => string
  version: (name: string, version: string, reviews: Count, all: Count) => string
  noTopics: string
  withoutReply: (reviews: Count) => string
  quote: (name: string) => string
}

const en: SummaryWords = {
  none: (from, to) => `No reviews were written from ${from} to ${to}.`,
  total: ({ reviews, countries, from, to }) => {
    const counted = reviews === 1 ? '1 review was' : `${number(reviews, 'en')} reviews were`
    const where = countries > 1 ? ` in ${number(countries, 'en')} countries` : ''
    return `${counted} written${where} from ${from} to ${to}.`
  },
  average: (average) => `They give ${average} stars on average.`,
  better: (average, by) => `They give ${average} stars on average, ${by} more than in the period before.`,
  worse: (average, by) => `They give ${average} stars on average, ${by} less than in the period before.`,
  same: (average) => `They give ${average} stars on average, as in the period before.`,
  complaint: (name, reviews, negative) =>
    `Most complaints are about ${name}: ${negative} of ${reviewsEn(reviews)} with one or two stars.`,
  furtherComplaint: (name, reviews, negative) =>
    `Many are about ${name}, too: ${negative} of ${reviewsEn(reviews)} with one or two stars.`,
  praise: (name, reviews, positive) =>
    `Most praise is for ${name}: ${positive} of ${reviewsEn(reviews)} with four or five stars.`,
  more: (name, reviews, before) => `${name} comes up more often: ${reviewsEn(reviews)} after ${before}.`,
  fewer: (name, reviews, before) => `${name} comes up less often: ${reviewsEn(reviews)} after ${before}.`,
  newSince: (name, version) => `${name} is new since version ${version}.`,
  version: (name, version, reviews, all) =>
    `${name} stands out in version ${version}: ${reviews} of ${reviewsEn(all)}.`,
  noTopics: 'No topic comes up in several of them.',
  withoutReply: (reviews) =>
    reviews === 1 ? '1 review has no reply yet.' : `${number(reviews, 'en')} reviews have no reply yet.`,
  quote: (name) => `“${name}”`,
}

const de: SummaryWords = {
  none: (from, to) => `Vom ${from} bis zum ${to} wurden keine Rezensionen geschrieben.`,
  total: ({ reviews, countries, from, to }) => {
    const counted = reviews === 1 ? 'wurde 1 Rezension' : `wurden ${number(reviews, 'de')} Rezensionen`
    const where = countries > 1 ? ` in ${number(countries, 'de')} Ländern` : ''
    return `Vom ${from} bis zum ${to} ${counted}${where} geschrieben.`
  },
  average: (average) => `Im Schnitt geben sie ${average} Sterne.`,
  better: (average, by) => `Im Schnitt geben sie ${average} Sterne, ${by} mehr als im Zeitraum davor.`,
  worse: (average, by) => `Im Schnitt geben sie ${average} Sterne, ${by} weniger als im Zeitraum davor.`,
  same: (average) => `Im Schnitt geben sie ${average} Sterne, wie im Zeitraum davor.`,
  complaint: (name, reviews, negative) =>
    `Die meisten Klagen gibt es über ${name}: ${negative} von ${reviewsDe(reviews)} mit einem oder zwei Sternen.`,
  furtherComplaint: (name, reviews, negative) =>
    `Viele gibt es auch über ${name}: ${negative} von ${reviewsDe(reviews)} mit einem oder zwei Sternen.`,
  praise: (name, reviews, positive) =>
    `Das meiste Lob gibt es für ${name}: ${positive} von ${reviewsDe(reviews)} mit vier oder fünf Sternen.`,
  more: (name, reviews, before) => `Um ${name} geht es öfter: in ${reviewsDe(reviews)} nach ${before}.`,
  fewer: (name, reviews, before) => `Um ${name} geht es seltener: in ${reviewsDe(reviews)} nach ${before}.`,
  newSince: (name, version) => `${name} ist neu seit Version ${version}.`,
  version: (name, version, reviews, all) =>
    `${name} fällt bei Version ${version} auf: ${reviews} von ${reviewsDe(all)}.`,
  noTopics: 'Kein Thema kommt in mehreren vor.',
  withoutReply: (reviews) =>
    reviews === 1 ? '1 Rezension ist unbeantwortet.' : `${number(reviews, 'de')} Rezensionen sind unbeantwortet.`,
  quote: (name) => `„${name}“`,
}

export const summaryWords: Record<Language, SummaryWords> = { en, de }

const number = (value: number, language: Language) => value.toLocaleString(language)
const reviewsEn = (reviews: number) => (reviews === 1 ? '1 review' : `${number(reviews, 'en')} reviews`)
const reviewsDe = (reviews: number) => (reviews === 1 ? '1 Rezension' : `${number(reviews, 'de')} Rezensionen`)
