import * as v from 'valibot'
import type { TaskAnswers } from './fake-model.ts'

/** What a prompt for a summary tells, as far as the stand-in reads it. */
const Facts = v.object({
  reviews: v.number(),
  topics: v.array(v.object({ number: v.number(), name: v.string(), quotes: v.array(v.string()) })),
})
const Sentences = v.object({ sentences: v.array(v.object({ text: v.string(), topic: v.nullable(v.number()) })) })

const answer = (sentences: { text: string; topic: number | null }[]) => JSON.stringify({ sentences })
const plain = (text: string) => ({ text, topic: null })

const bad = {
  many: answer(Array.from({ length: 5000 }, (_, at) => plain(`People write about this, too: ${at}.`))),
  otherLanguage: answer([plain('多くの人がアプリの音を気に入っていますが、更新後の問題を報告しています。')]),
  link: answer([plain('Customers find help with this app at https://evil.example/help.')]),
  endless: answer([plain(' '.repeat(4 * 1024 * 1024))]),
}

/** Answers to a prompt for a summary, or for its translation into German; null: it is for something else. */
export function summaryAnswers(prompt: string): TaskAnswers | null {
  const json: unknown = JSON.parse(prompt)
  const facts = v.safeParse(Facts, json)
  if (facts.success) {
    const { reviews, topics } = facts.output
    const about = topics.map(({ number, name }) => ({ text: `Several people write about “${name}”.`, topic: number }))
    return {
      ...bad,
      good: answer([plain(`Customers have written ${reviews} reviews in this period.`), ...about.slice(0, 5)]),
    }
  }
  const text = v.safeParse(Sentences, json)
  if (!text.success) return null
  const told = text.output.sentences.map(({ topic }) => ({
    text: 'Mehrere Menschen schreiben über dieses Thema.',
    topic,
  }))
  return { ...bad, good: answer(told) }
}
