import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { readConfig } from '#server/kernel/config.ts'
import { FakeModel, type ModelFault } from '#tests/support/servers/fake-model.ts'
import { modelFor, openLanguageModel } from './language-model.ts'
import { ModelFailure } from './model-failure.ts'

let server: FakeModel
beforeAll(async () => {
  server = await FakeModel.start()
})
beforeEach(() => server.reset())
afterAll(() => server.stop())

const about = { locale: 'en-US', title: 'Moorlight: Rain Sounds', subtitle: null, description: null }
const question = {
  system: 'Suggest keywords.',
  prompt: JSON.stringify(about),
  schema: v.strictObject({ keywords: v.array(v.string()) }),
}

const freely = () => Promise.resolve()

function open(env: Record<string, string> = {}, spend = freely) {
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line))
  return { model: openLanguageModel(readConfig({ ...server.env, ...env }).ai, log, spend), lines }
}

describe('a question to the language model', () => {
  test('is sent with the schema, also in words, and with the key; the answer is of the schema', async () => {
    const { model, lines } = open()
    expect(model.isConfigured).toBe(true)
    expect(model.host).toMatch(/^127\.0\.0\.1:\d+$/)
    const { keywords } = await model.generate(question)
    expect(keywords).toContain('rain sounds')
    const [asked] = server.asked
    expect(server.asked).toHaveLength(1)
    expect(asked).toMatchObject({
      model: 'stand-in',
      authorization: 'Bearer sk-stand-in',
      response_format: {
        json_schema: { schema: { type: 'object', required: ['keywords'], additionalProperties: false } },
      },
    })
    expect(asked?.messages[0]?.content).toMatch(/^Suggest keywords\.\nAnswer with JSON only, .*"keywords"/)
    expect(lines).toEqual([])
  })

  test('needs no key where the server asks for none', async () => {
    await open({ AI_API_KEY: '' }).model.generate(question)
    expect(server.asked[0]?.authorization).toBeUndefined()
  })

  test.each<ModelFault>(['cut-off', 'prose'])(
    'answered with %s is put once more, saying what was wrong',
    async (fault) => {
      server.fail(fault)
      expect((await open().model.generate(question)).keywords).toContain('rain')
      expect(server.asked).toHaveLength(2)
      expect(server.asked[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
      expect(server.asked[1]?.messages.at(-1)?.content).toMatch(/It is not JSON\./)
    },
  )

  test('whose answer fails a check is put once more with the message of the check', async () => {
    const wanted = v.pipe(
      question.schema,
      v.check(({ keywords }) => keywords.length > 99, 'More than 99 are wanted.'),
    )
    await expect(open().model.generate({ ...question, schema: wanted })).rejects.toMatchObject({ kind: 'malformed' })
    expect(server.asked[1]?.messages.at(-1)?.content).toContain('More than 99 are wanted.')
  })

  test('is answered by a server that knows the newer name of the limit alone, which is remembered', async () => {
    server.fail('new-limit-name')
    const { model } = open()
    await model.generate(question)
    await model.generate(question)
    expect(server.asked.map((one) => [one.max_tokens, one.max_completion_tokens])).toEqual([
      [8192, undefined],
      [undefined, 8192],
      [undefined, 8192],
    ])
  })
})

describe('a language model that does not answer', () => {
  test.each<[ModelFault[], string]>([
    [['prose', 'prose'], 'malformed'],
    [['cut-off', 'cut-off'], 'malformed'],
    [['refusal'], 'refused'],
    [[429], 'rate-limited'],
    [['prose', 429], 'rate-limited'],
    [[500], 'unavailable'],
    [[401], 'unavailable'],
    [['html'], 'unavailable'],
    [['endless'], 'unavailable'],
    [['elsewhere'], 'unavailable'],
  ])('%s: %s, and no secret is told', async (faults, kind) => {
    server.fail(...faults)
    const { model, lines } = open()
    const failure = await model.generate(question).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ModelFailure', kind })
    expect(server.asked).toHaveLength(faults.length)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ event: 'language model failed', kind }])
    expect(`${String(failure)}${lines.join()}`).not.toMatch(/sk-|127\.0\.0\.1|Moorlight/)
  })

  test('in time is given up, the repair included', async () => {
    server.fail('prose', 'silent')
    const { model } = open({ AI_TIMEOUT_SECONDS: '1' })
    await expect(model.generate(question)).rejects.toMatchObject({ kind: 'timed-out' })
    expect(server.asked).toHaveLength(2)
  })

  test('because nobody listens', async () => {
    const { model } = open({ AI_BASE_URL: 'http://127.0.0.1:9/v1' })
    await expect(model.generate(question)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('because there is none: nothing is asked', async () => {
    const model = openLanguageModel(undefined, createLog('silent'), freely)
    expect(model.isConfigured).toBe(false)
    await expect(model.generate(question)).rejects.toMatchObject({ kind: 'not-configured' })
  })

  test('is counted before it is asked, an answer that is put right twice; none is asked without', async () => {
    const spent: number[] = []
    const { model } = open({}, async () => void spent.push(1))
    server.fail('prose')
    await model.generate(question)
    expect(spent).toHaveLength(2)
    const over = open({}, () => Promise.reject(new ModelFailure('day-limit')))
    await expect(over.model.generate(question)).rejects.toMatchObject({ kind: 'day-limit' })
    expect(server.asked).toHaveLength(2)
  })

  test('demo organisations have a model only where the operator says so', () => {
    const { model } = open()
    expect(modelFor(model, { demo: true })).toMatchObject({ isConfigured: false, host: null })
    expect(modelFor(model, { demo: false })).toBe(model)
    const paid = open({ STOREGLASS_DEMO_AI: 'on' }).model
    expect(modelFor(paid, { demo: true })).toBe(paid)
  })
})
