import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { chatCompletions, type Message } from './chat-completions.ts'
import { jsonIn } from './json-in.ts'
import { ModelFailure } from './model-failure.ts'

/** What is asked of a language model. */
export interface Question<T> {
  /** What it is to do, written by us. */
  system: string
  /** What it is to do that with. Texts of others belong in here, as JSON, and nowhere else. */
  prompt: string
  /**
   * What the answer must be. Servers take strict objects without limits of lengths; what else is wanted, say as checks: they
   * are not sent, but their messages are when the answer fails them.
   */
  schema: v.GenericSchema<unknown, T>
}

export interface LanguageModel {
  /** False: every question fails with `not-configured`. */
  isConfigured: boolean
  /** Demo organisations may ask it, too. */
  isForDemos: boolean
  /** Where questions go; null: nowhere. */
  host: string | null
  /**
   * Asks, and once more where the answer is not what the schema says, within the configured time in all.
   * @throws ModelFailure
   */
  generate: <T>(question: Question<T>) => Promise<T>
}

/** Of an answer that was wrong, sent back to be put right: so much of it, characters. */
const REPAIRED_MAX = 4000

/** Where there is none, or none for whoever asks. */
const noModel: LanguageModel = {
  isConfigured: false,
  isForDemos: false,
  host: null,
  generate: async () => {
    throw new ModelFailure('not-configured')
  },
}

/** The model as an organisation has it: nobody knows who visits a demo, and its operator pays for each question. */
export const modelFor = (model: LanguageModel, { demo }: { demo: boolean }): LanguageModel =>
  demo && !model.isForDemos ? noModel : model

/**
 * The language model of the configuration, behind an endpoint as OpenAI's chat completions.
 * @param spend called before each request; throws ModelFailure `day-limit`
 */
export function openLanguageModel(config: Config['ai'], log: Log, spend: () => Promise<void>): LanguageModel {
  if (!config) return noModel
  const ask = chatCompletions(config)
  const complete: typeof ask = async (...question) => {
    await spend()
    return ask(...question)
  }

  async function generate<T>({ system, prompt, schema }: Question<T>): Promise<T> {
    const jsonSchema = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
    const signal = AbortSignal.timeout(config!.timeoutMs)
    // Some servers take the schema and ignore it, so it stands in the text as well.
    const messages: Message[] = [
      { role: 'system', content: `${system}\nAnswer with JSON only, of this schema: ${JSON.stringify(jsonSchema)}` },
      { role: 'user', content: prompt },
    ]
    const first = await complete(messages, jsonSchema, signal)
    const read = judge(schema, first)
    if (read.fault === undefined) return read.value
    const repair = `That is not the answer that was asked for: ${read.fault} Answer again, with the JSON alone.`
    const second = await complete(
      [...messages, { role: 'assistant', content: first.slice(0, REPAIRED_MAX) }, { role: 'user', content: repair }],
      jsonSchema,
      signal,
    )
    const repaired = judge(schema, second)
    if (repaired.fault !== undefined) throw new ModelFailure('malformed')
    return repaired.value
  }

  return {
    isConfigured: true,
    isForDemos: config.inDemos,
    host: new URL(config.baseUrl).host,
    async generate(question) {
      try {
        return await generate(question)
      } catch (error) {
        if (error instanceof ModelFailure) {
          const { kind, status, code } = error
          log.warn('language model failed', { kind, status, code })
        }
        throw error
      }
    },
  }
}

type Judged<T> = { value: T; fault?: undefined } | { fault: string }

/** `fault` says in a sentence what is wrong, without the wrong value. */
function judge<T>(schema: v.GenericSchema<unknown, T>, text: string): Judged<T> {
  const json = jsonIn(text)
  if (json === undefined) return { fault: 'It is not JSON.' }
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return { value: parsed.output }
  const [issue] = parsed.issues
  const where = v.getDotPath(issue)
  return { fault: issue.type === 'check' ? issue.message : `It is not of the schema${where ? ` at ${where}` : ''}.` }
}
