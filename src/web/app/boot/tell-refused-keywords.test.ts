import { i18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { addKeywords } from '#contract/keywords/tracked.ts'
import { commands, registry } from '#web/commands/registry.ts'
import { signIn } from '#web/session/session.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { refuse, respond } from '#tests/support/network/index.ts'
import { payloads } from '#tests/support/queue/command-samples.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { tellRefusedKeywords } from './tell-refused-keywords.ts'

vi.mock('#web/ui/feedback/notify.ts', () => ({ notify: vi.fn<typeof notify>() }))
const told = () => vi.mocked(notify).mock.calls.map(([message]) => message)

/** Sends a submission as the queue does. */
async function send() {
  const command = commands.bind({
    name: 'addKeywords',
    version: registry.addKeywords!.version,
    payload: payloads.addKeywords,
  })
  const { userId, organizationId } = ada
  const context = { idempotencyKey: crypto.randomUUID(), signal: new AbortController().signal, userId, organizationId }
  await command?.send(context)
}

const inBackground = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.mocked(notify).mockClear()
  localStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  respond(refreshToken, tokensOf(ada))
  signIn(tokensOf(ada))
})

test('KEY-030: keywords without a slot are named, also where nobody looked while they were sent, and once', async () => {
  tellRefusedKeywords()
  inBackground(true)
  respond(addKeywords, {
    added: 1,
    refused: [
      { keyword: 'rain', reason: 'NO_SLOT' },
      { keyword: '!!', reason: 'NOT_A_KEYWORD' },
    ],
  })
  await send()
  expect(told()).toEqual([])
  inBackground(false)
  inBackground(false)
  expect(told()).toHaveLength(1)
  expect(told()[0]).toMatchObject({ title: '2 keywords are not tracked', stays: true })
  expect(told()[0]?.description).toBe(
    'Moorlight, Germany\nNo slot left. Upgrade or remove keywords: “rain”\nNot a keyword: “!!”',
  )
})

test('KEY-027: whoever added too many is told about the hour', async () => {
  tellRefusedKeywords()
  inBackground(false)
  refuse(addKeywords, 'RATE_LIMITED', { retryAfterSeconds: 3600 })
  await expect(send()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(told()[0]).toMatchObject({ title: 'Too many keywords were added' })
  expect(told()[0]?.description).toContain('automatically within one hour')
})

test('nothing is told where everything was tracked', async () => {
  tellRefusedKeywords()
  respond(addKeywords, { added: 2, refused: [] })
  await send()
  expect(told()).toEqual([])
})
