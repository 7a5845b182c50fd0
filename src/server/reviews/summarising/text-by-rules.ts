import type { Language } from '#contract/auth/auth.ts'
import type { SummaryText, SummaryTopic } from '#contract/reviews/summaries.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type * as v from 'valibot'
import type { SummaryFacts } from './summary-facts.ts'
import { summaryWords, type SummaryWords } from './summary-words.ts'

type Text = v.InferOutput<typeof SummaryText>
interface NumberedTopic extends SummaryTopic {
  number: number
}

/** Stars by which an average must differ to be called different. */
export const DIFFERS = 0.05
/** Fewer reviews are not called many. */
const SEVERAL = 3
/** So many reviews of a topic, and so much more or less than before, that chance is unlikely to be all there is to it. */
const MOVED_MIN = 5
const MOVED_BY = 1.5

/** The text of a summary without a language model: sentences made of counts, in the summary's language. */
export function textByRules(facts: SummaryFacts, language: Language): Text {
  const words = summaryWords[language]
  const [from, to] = [dayIn(facts.from, language), dayIn(facts.to, language)]
  if (facts.reviews === 0) return [plain(words.none(from, to))]
  const topics = facts.topics.map((topic, number): NumberedTopic => ({ ...topic, number }))
  return [
    plain(words.total({ reviews: facts.reviews, countries: facts.countries, from, to })),
    ...averageIn(facts, words, language),
    ...(topics.length === 0 ? [plain(words.noTopics)] : []),
    ...complaintsIn(topics, words),
    ...praiseIn(topics, words),
    ...changesIn(topics, words),
    ...(facts.withoutReply > 0 ? [plain(words.withoutReply(facts.withoutReply))] : []),
  ]
}

const plain = (text: string) => ({ text, topic: null })

/** '26 November 2026', '26. November 2026'. */
const dayIn = (day: UtcDay, language: Language) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** What is said of the average. */
export const averageSentences = (facts: SummaryFacts, language: Language): Text =>
  averageIn(facts, summaryWords[language], language)

function averageIn({ average, averageBefore }: SummaryFacts, words: SummaryWords, language: Language): Text {
  if (average === null) return []
  const stars = (value: number) =>
    value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (averageBefore === null) return [plain(words.average(stars(average)))]
  const change = average - averageBefore
  if (Math.abs(change) < DIFFERS) return [plain(words.same(stars(average)))]
  const say = change > 0 ? words.better : words.worse
  return [plain(say(stars(average), stars(Math.abs(change))))]
}

function complaintsIn(topics: readonly NumberedTopic[], words: SummaryWords): Text {
  return topics
    .filter(({ negative, positive }) => negative > positive && negative >= SEVERAL)
    .toSorted((a, b) => b.negative - a.negative)
    .slice(0, 2)
    .map(({ name, number, reviews, negative }, at) => {
      const say = at === 0 ? words.complaint : words.furtherComplaint
      return { text: say(words.quote(name), reviews, negative), topic: number }
    })
}

function praiseIn(topics: readonly NumberedTopic[], words: SummaryWords): Text {
  const [best] = topics
    .filter(({ negative, positive }) => positive > negative && positive >= SEVERAL)
    .toSorted((a, b) => b.positive - a.positive)
  if (!best) return []
  return [{ text: words.praise(words.quote(best.name), best.reviews, best.positive), topic: best.number }]
}

/** What is new, or stands out in a version, and the topic that moved most. */
function changesIn(topics: readonly NumberedTopic[], words: SummaryWords): Text {
  const text: Text = []
  const isNew = topics.find(({ newSince }) => newSince !== null)
  if (isNew) text.push({ text: words.newSince(words.quote(isNew.name), isNew.newSince!), topic: isNew.number })
  const inVersion = topics.find(({ version, number }) => version !== null && number !== isNew?.number)
  if (inVersion) {
    const { version, name, reviews, number } = inVersion
    text.push({ text: words.version(words.quote(name), version!.version, version!.reviews, reviews), topic: number })
  }
  const [moved] = topics
    .filter((topic) => topic.number !== isNew?.number && hasMoved(topic))
    .toSorted((a, b) => Math.abs(b.reviews - b.before!) - Math.abs(a.reviews - a.before!))
  if (moved) {
    const say = moved.reviews > moved.before! ? words.more : words.fewer
    text.push({ text: say(words.quote(moved.name), moved.reviews, moved.before!), topic: moved.number })
  }
  return text
}

function hasMoved({ reviews, before }: SummaryTopic): boolean {
  if (before === null || Math.max(reviews, before) < MOVED_MIN) return false
  return Math.max(reviews, before) >= MOVED_BY * Math.max(1, Math.min(reviews, before))
}
