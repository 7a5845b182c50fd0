import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { endpoints } from '#contract/index.ts'
import { errorCodes, errorStatus } from '#contract/protocol/errors.ts'
import { commandNames, sampleCommand } from '#tests/support/queue/command-samples.ts'
import {
  asked,
  lost,
  malformed,
  never,
  page,
  raw,
  refusal,
  refuse,
  respond,
  serverIsUp,
  type Reply,
} from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { ApiError } from '#web/api/api-error.ts'
import { signIn } from '#web/session/session.ts'
import { activate } from '../i18n/language.ts'
import { reportAnswered } from '#web/offline/connectivity/connectivity.ts'
import { classify, type Outcome } from '../offline/outbox/classify.ts'

const writes = endpoints.filter(({ queued }) => queued)
const noContent = raw(() => new Response(null, { status: 204 }))
const redirect = () => new Response(null, { status: 302, headers: { location: 'https://login.example/' } })

const statuses: [number, Outcome][] = [
  [400, 'refused'],
  [401, 'signIn'],
  [402, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [408, 'retry'],
  [409, 'refused'],
  [410, 'refused'],
  [412, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [425, 'retry'],
  [426, 'update'],
  [429, 'retry'],
  [500, 'retry'],
  [502, 'retry'],
  [503, 'retry'],
  [504, 'retry'],
]
const ownOutcomes: Record<string, Outcome> = {
  IDEMPOTENCY_IN_PROGRESS: 'retry',
  OTHER_ORGANIZATION: 'otherOrganization',
}
const outcomeOfCode = (status: number, code: string): Outcome =>
  ownOutcomes[code] ?? statuses.find(([one]) => one === status)?.[1] ?? 'refused'

const answers: [string, Reply, Outcome][] = [
  ...statuses.map(([status, outcome]): [string, Reply, Outcome] => [`${status}`, malformed({}, status), outcome]),
  ...errorCodes.map((code): [string, Reply, Outcome] => {
    const status = errorStatus[code]
    return [`${status} ${code}`, refusal(code), outcomeOfCode(status, code)]
  }),
  ['no name, no route, nobody there', lost, 'retry'],
  ['a page instead of JSON', page(200), 'retry'],
  ['a page that says 404', page(404), 'retry'],
  ['a redirect to a log-in page', raw(redirect), 'retry'],
  ['the "no content" of a captive portal', noContent, 'retry'],
  ['what can not be read of a write that is done', malformed({ not: 'what was promised' }, 200), 'applied'],
]

async function failureOf(name: (typeof commandNames)[number], answer: Reply): Promise<ApiError> {
  serverIsUp()
  refuse(refreshToken, 'REFRESH_TOKEN_INVALID')
  // Whatever the server says: also codes that the endpoint does not declare.
  for (const endpoint of writes) respond({ ...endpoint, errors: errorCodes }, answer)
  signIn(tokensOf(ada))
  const { userId, organizationId } = ada
  const context = { idempotencyKey: crypto.randomUUID(), signal: new AbortController().signal, userId, organizationId }
  const error: unknown = await sampleCommand(name)
    .send(context)
    .catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error(`${name}: no failure`)
  return error
}

const says = (text: string) => {
  expect(text).toMatch(/^[A-ZÄÖÜ].{20,}\.$/)
  expect(text).not.toMatch(/[A-Z]{2,}_|undefined|\{/)
}

beforeEach(() => {
  fakeLocks()
  reportAnswered()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// What an answer means does not depend on the command.
it.each(answers)('an answer of %s has its outcome', async (_, answer, outcome) => {
  expect(classify(await failureOf('addCompetitor', answer))).toBe(outcome)
})

const isExplained = (outcome: Outcome) => outcome === 'refused' || outcome === 'otherOrganization'
const refusals = errorCodes.filter((code) => isExplained(outcomeOfCode(errorStatus[code], code)))

describe.each(commandNames)('%s', (name) => {
  it('says in both languages why it was refused, whatever the code', async () => {
    const { explain } = sampleCommand(name)
    const textsIn = async (language: 'en' | 'de') => {
      await activate(language)
      return refusals.map((code) => i18n._(explain(code, {})))
    }
    const english = await textsIn('en')
    const german = await textsIn('de')
    for (const text of [...english, ...german]) says(text)
    expect(german.filter((text, at) => text === english[at])).toEqual([])
  })

  it('without an answer in time is tried again', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    const failure = await failureOf(name, never)
    expect(failure.kind).toBe('timeout')
    expect(classify(failure)).toBe('retry')
  })

  it('is never sent for somebody else', async () => {
    for (const endpoint of writes) respond(endpoint, noContent)
    signIn(tokensOf(bob))
    const { userId, organizationId } = ada
    const context = {
      idempotencyKey: crypto.randomUUID(),
      signal: new AbortController().signal,
      userId,
      organizationId,
    }
    const error: unknown = await sampleCommand(name)
      .send(context)
      .catch((thrown: unknown) => thrown)
    expect(error instanceof ApiError && classify(error)).toBe('signIn')
    expect(asked().filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
