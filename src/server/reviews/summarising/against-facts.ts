import type { Language } from '#contract/auth/auth.ts'
import type { SummaryFacts } from './summary-facts.ts'
import type { Text } from './summary-question.ts'
import { averageSentences, DIFFERS } from './text-by-rules.ts'

/** By which a sentence speaks of the average, and of where it went. */
const words: Record<Language, { average: RegExp; down: RegExp; up: RegExp }> = {
  en: {
    average: /\b(?:average|mean|overall) (?:star |stars|rating|score)|\b(?:average|ratings?)\b/i,
    down: /\b(?:fell|fallen|falls|falling|dropped|drops|declined?|decreased?|sank|lower|worse|worsened|down)\b/i,
    up: /\b(?:rose|risen|rises|rising|increased?|improved?|higher|better|climbed|grew|grown|up)\b/i,
  },
  de: {
    average: /durchschnitt|schnitt(?!stelle)|bewertung/i,
    down: /(?<!\p{L})(?:gesunken|sank|sinkt|gefallen|fiel|fällt|schlechter|niedriger|verschlechtert|zurückgegangen|weniger)(?!\p{L})/iu,
    up: /(?<!\p{L})(?:gestiegen|stieg|steigt|besser|höher|verbessert|zugenommen)(?!\p{L})/iu,
  },
}

/** Counts up to this are written of all sorts of things. */
const SMALL = 12
const NUMBER = /(?<![\p{L}\p{N}.,])\p{Nd}+(?:[.,]\p{Nd}+)*/gu

/**
 * A model's sentences but those that contradict the counts: that the average went the other way, whose place the sentence by
 * rules takes, and those with a number that nobody has counted.
 */
export function heldAgainstFacts(text: Text, facts: SummaryFacts, language: Language): Text {
  const counted = numbersOf(facts)
  const right = averageSentences(facts, language)
  let isCorrected = false
  return text.flatMap((sentence) => {
    if (saysWrongWay(sentence.text, facts, language)) {
      if (isCorrected) return []
      isCorrected = true
      return right
    }
    return isCounted(sentence.text, counted) ? [sentence] : []
  })
}

function saysWrongWay(text: string, { average, averageBefore }: SummaryFacts, language: Language): boolean {
  const said = words[language]
  const [down, up] = [said.down.test(text), said.up.test(text)]
  if (!said.average.test(text) || down === up) return false
  if (average === null || averageBefore === null) return true
  const change = average - averageBefore
  return down ? change > -DIFFERS : change < DIFFERS
}

function isCounted(text: string, counted: ReadonlySet<string>): boolean {
  const unquoted = text.replaceAll(/["“„«][^"“”„«»]*["“”»]/g, ' ')
  return [...unquoted.matchAll(NUMBER)].every(([written]) => {
    const plain = written.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
    return Number(plain) <= SMALL ? Number.isInteger(Number(plain)) || counted.has(plain) : counted.has(plain)
  })
}

/** What a sentence may count: the counts, their shares in percent, averages, days and versions. */
function numbersOf({ from, to, reviews, countries, average, averageBefore, withoutReply, topics }: SummaryFacts) {
  const counted = new Set<string>()
  const add = (...values: (number | null)[]) => {
    for (const value of values)
      if (value !== null) for (const digits of [0, 1, 2]) counted.add(String(rounded(value, digits)))
  }
  add(reviews, countries, average, averageBefore, withoutReply, reviews - withoutReply, 100)
  if (average !== null && averageBefore !== null) add(Math.abs(average - averageBefore))
  for (const topic of topics) {
    const counts = [topic.reviews, topic.positive, topic.negative, topic.neutral, topic.before]
    add(...counts)
    if (topic.before !== null) add(Math.abs(topic.reviews - topic.before))
    for (const count of counts) if (count !== null) add(share(count, topic.reviews), share(count, reviews))
    for (const number of `${topic.newSince ?? ''} ${topic.version?.version ?? ''}`.match(NUMBER) ?? [])
      counted.add(number)
    if (topic.version) add(topic.version.reviews, share(topic.version.reviews, topic.reviews))
  }
  add(share(withoutReply, reviews), share(reviews - withoutReply, reviews))
  for (const part of [...from.split('-'), ...to.split('-')]) add(Number(part))
  return counted
}

const share = (count: number, of: number) => (of === 0 ? null : (count / of) * 100)
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
