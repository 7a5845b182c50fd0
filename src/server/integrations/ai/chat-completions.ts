import * as v from 'valibot'
import type { Config } from '#server/kernel/config.ts'
import { ModelFailure } from './model-failure.ts'
import { readBounded } from './read-bounded.ts'

export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** One question and its answer's text. @throws ModelFailure, never `malformed` */
export type Complete = (messages: readonly Message[], jsonSchema: object, signal: AbortSignal) => Promise<string>

/** Longest answer; thoughts of a reasoning model count, too. */
const TOKENS_MAX = 8192
const BYTES_MAX = 512 * 1024

const Completion = v.object({
  choices: v.tuple([
    v.object({
      finish_reason: v.nullish(v.string()),
      message: v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) }),
    }),
  ]),
})
const Refusal = v.object({
  error: v.object({ code: v.nullish(v.union([v.string(), v.number()])), param: v.nullish(v.string()) }),
})

interface Answer {
  status: number
  /** undefined: it is no JSON. */
  json: unknown
}

/** POST {base}/chat/completions, as OpenAI, Ollama, LM Studio and others answer it. */
export function chatCompletions({ baseUrl, apiKey, model }: NonNullable<Config['ai']>): Complete {
  /** Newer models of OpenAI refuse the name that all others know; which one this server takes is remembered. */
  let limitName: 'max_tokens' | 'max_completion_tokens' = 'max_tokens'

  const ask = async (messages: readonly Message[], schema: object, signal: AbortSignal): Promise<Answer> => {
    const body = {
      model,
      messages,
      stream: false,
      [limitName]: TOKENS_MAX,
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    }
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (apiKey !== undefined) headers['authorization'] = `Bearer ${apiKey}`
    // The key and the texts go where the configuration says, and nowhere else.
    const request = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal } as const
    try {
      const response = await fetch(`${baseUrl}/chat/completions`, request)
      return { status: response.status, json: parsed(await readBounded(response, BYTES_MAX)) }
    } catch {
      // What went wrong may name the address, which may hold a key: it is not passed on.
      throw new ModelFailure(signal.aborted ? 'timed-out' : 'unavailable')
    }
  }

  return async (messages, schema, signal) => {
    const answer = await ask(messages, schema, signal)
    const refused = answer.status === 400 ? refusalOf(answer.json)?.param : undefined
    if (limitName !== 'max_tokens' || refused !== limitName) return textOf(answer)
    limitName = 'max_completion_tokens'
    return textOf(await ask(messages, schema, signal))
  }
}

function textOf({ status, json }: Answer): string {
  if (status !== 200) throw failureOf(status, json)
  const completion = v.safeParse(Completion, json)
  // A web page, or an API that is none of a model's.
  if (!completion.success) throw new ModelFailure('unavailable', { status })
  const [{ finish_reason: reason, message }] = completion.output.choices
  if (message.refusal || reason === 'content_filter') throw new ModelFailure('refused', { status })
  return message.content ?? ''
}

/** A quota of money that is used up is no rate limit: waiting does not help. */
function failureOf(status: number, json: unknown): ModelFailure {
  const code = refusalOf(json)?.code
  if (code === 'content_filter' || code === 'content_policy_violation')
    return new ModelFailure('refused', { status, code })
  const isWait = status === 429 && code !== 'insufficient_quota'
  return new ModelFailure(isWait ? 'rate-limited' : 'unavailable', { status, code })
}

/** The codes are words; anything else may hold what must not be logged. */
function refusalOf(json: unknown): { code: string | undefined; param: string | undefined } | undefined {
  const refusal = v.safeParse(Refusal, json)
  if (!refusal.success) return undefined
  const { code, param } = refusal.output.error
  return { code: /^[a-z_]{1,40}$/.test(String(code)) ? String(code) : undefined, param: param ?? undefined }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
