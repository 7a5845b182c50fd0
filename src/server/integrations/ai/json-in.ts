/** What a reasoning model thinks aloud before it answers. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/
const FENCE_BEGINS = /^```(?:json)?\s/
const FENCE = '```'

/** The JSON of a model's answer, also where thoughts stand before it or it is fenced as code. undefined: there is none. */
export function jsonIn(answer: string): unknown {
  const text = answer.replace(THOUGHTS, '').trim()
  try {
    return JSON.parse(withoutFence(text))
  } catch {
    return undefined
  }
}

function withoutFence(text: string): string {
  const begins = FENCE_BEGINS.exec(text)
  return begins && text.endsWith(FENCE) ? text.slice(begins[0].length, -FENCE.length) : text
}
