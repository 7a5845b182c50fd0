import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { summaryAnswers } from './fake-summaries.ts'
import { answerTo } from './model-answers.ts'

/**
 * How a model fails. `empty`: it says nothing; `link`: it sends people somewhere; `cut-off`: the JSON of its answer ends in its middle; `prose`: no JSON at all; `refusal`: as OpenAI's say
 * it; `many`: 5,000 keywords; `other-language`: Japanese, whatever was asked for; `endless`: an answer of many megabytes;
 * `silent`: it takes the question and never answers; `html`: a proxy's page; `elsewhere`: sent on to another host;
 * `new-limit-name`: it knows no `max_tokens`; `says`: this answer; a number: that HTTP status.
 */
export type ModelFault =
  | 'empty'
  | 'link'
  | 'cut-off'
  | 'prose'
  | 'refusal'
  | 'many'
  | 'other-language'
  | 'endless'
  | 'silent'
  | 'html'
  | 'elsewhere'
  | 'new-limit-name'
  | { says: string }
  | number

const Asked = v.object({
  model: v.string(),
  messages: v.pipe(v.array(v.object({ role: v.string(), content: v.string() })), v.minLength(2)),
  max_tokens: v.optional(v.number()),
  max_completion_tokens: v.optional(v.number()),
  response_format: v.object({ json_schema: v.object({ schema: v.looseObject({}) }) }),
})
export type Asked = v.InferOutput<typeof Asked>

/**
 * A language model's server with the API of OpenAI's chat completions, over real HTTP. It knows keywords for an app, replies
 * to reviews, summaries of reviews and translations, and answers the same each time.
 */
export class FakeModel {
  /** Base URL, as of the configuration. */
  readonly url: string
  /** Every question that came, oldest first, with the key that came along. */
  readonly asked: (Asked & { authorization: string | undefined })[] = []
  /** How often the next questions fail, in order; those after them are answered. */
  private readonly faults: ModelFault[] = []
  private readonly server: Server

  private constructor(server: Server, port: number) {
    this.server = server
    this.url = `http://127.0.0.1:${port}/v1`
  }

  static async start(port = 0): Promise<FakeModel> {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    const model = new FakeModel(server, (server.address() as AddressInfo).port)
    server.on('request', (request, response) => {
      void text(request).then((body) => model.answer(body, request.headers.authorization, response))
    })
    return model
  }

  /** Environment of a server that asks this model. */
  get env(): Record<string, string> {
    return { AI_BASE_URL: this.url, AI_MODEL: 'stand-in', AI_API_KEY: 'sk-stand-in' }
  }

  /** The next questions fail so, one each. */
  fail(...faults: ModelFault[]): void {
    this.faults.push(...faults)
  }

  /** As if nothing had been asked yet, or told to fail. */
  reset(): void {
    this.asked.length = 0
    this.faults.length = 0
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private answer(body: string, authorization: string | undefined, response: ServerResponse): void {
    const question = v.parse(Asked, JSON.parse(body))
    this.asked.push({ ...question, authorization })
    const prompt = question.messages.find(({ role }) => role === 'user')?.content ?? ''
    const answers = summaryAnswers(prompt) ?? otherAnswers(prompt)
    const fault = this.faults.shift()
    if (fault === undefined) say(response, answers.good)
    else failWith(fault, response, answers)
  }
}

/** What a task is answered with, well and badly. */
export interface TaskAnswers {
  good: string
  many: string
  otherLanguage: string
  link: string
  endless: string
}

const otherAnswers = (prompt: string): TaskAnswers => ({
  good: JSON.stringify(answerTo(prompt)),
  many: keywords(Array.from({ length: 5000 }, (_, at) => `keyword ${at}`)),
  otherLanguage: keywords(['睡眠アプリ', '雨の音', 'ねむり']),
  link: keywords(['https://evil.example/free']),
  endless: keywords([' '.repeat(4 * 1024 * 1024)]),
})

const error = (code: string, param: string | null = null) => JSON.stringify({ error: { message: 'No.', code, param } })

function failWith(
  fault: ModelFault,
  response: ServerResponse,
  { good, many, otherLanguage, link, endless }: TaskAnswers,
): void {
  if (fault === 'silent') return
  if (fault === 'empty') return say(response, '')
  if (fault === 'link') return say(response, link)
  if (typeof fault === 'object') say(response, fault.says)
  else if (fault === 'cut-off') say(response, good.slice(0, good.length >> 1), { finish_reason: 'length' })
  else if (fault === 'prose') say(response, 'Of course! Here are some ideas: sleep, rest.')
  else if (fault === 'refusal') say(response, null, { refusal: 'I can’t help with that.' })
  else if (fault === 'many') say(response, many)
  else if (fault === 'other-language') say(response, otherLanguage)
  else if (fault === 'endless') say(response, endless)
  else if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>')
  else if (fault === 'elsewhere') response.writeHead(307, { location: 'http://models.example.com/' }).end()
  else if (fault === 'new-limit-name') response.writeHead(400, json).end(error('unsupported_parameter', 'max_tokens'))
  else response.writeHead(fault, json).end(error(fault === 429 ? 'rate_limit_exceeded' : 'server_error'))
}

const json = { 'content-type': 'application/json' }
const keywords = (list: string[]) => JSON.stringify({ keywords: list })

function say(
  response: ServerResponse,
  content: string | null,
  { refusal = null, finish_reason = 'stop' }: { refusal?: string | null; finish_reason?: string } = {},
): void {
  const choices = [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal } }]
  response.writeHead(200, json).end(JSON.stringify({ id: 'answer', object: 'chat.completion', choices }))
}
