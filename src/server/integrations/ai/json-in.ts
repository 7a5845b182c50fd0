/** What a reasoning model thinks aloud before it answers. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/
const FENCED = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/

/** The JSON of a model's answer, also where thoughts stand before it or it is fenced as code. undefined: there is none. */
export function jsonIn(answer: string): unknown {
  const text = answer.replace(THOUGHTS, '').trim()
  try {
    return JSON.parse(FENCED.exec(text)?.[1] ?? text)
  } catch {
    return undefined
  }
}
