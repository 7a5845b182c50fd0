import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getFlags } from '#contract/administration.ts'
import { getThirdParties, type ThirdParties } from '#contract/third-parties.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, respond, respondAt, type Sent } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { track } from '#web/data/third-parties/analytics.ts'
import { CHAT_EVENT, chatReady, type ChatEvent } from '#web/data/third-parties/chat.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
// Calls take their token from it.
import '#web/session/token.ts'
import ConsentDialog from './consent-dialog.tsx'
import { consent, decide, followSavedConsent } from './consent.ts'
import { followConsent, startThirdParties } from './third-parties.ts'
import { consentPanel } from './consent-panel.ts'

const nobody: ThirdParties = { analytics: null, errorReports: null, chat: null }
const collect = 'https://collect.example.com/events'
const errors = 'https://errors.example.com/reports'
const messenger = 'https://chat.example.com/widget.js'

/** A server set up with these; returns what was sent to others. */
function serve(thirdParties: Partial<ThirdParties>, flags = ['feature_chat_support']): Sent[] {
  const told: Sent[] = []
  for (const service of [collect, errors]) {
    respondAt(service, (event) => {
      told.push({ ...event, url: service })
      return new Response(null, { status: 204 })
    })
  }
  respond(refreshToken, () => tokensOf(session.get().identity ?? ada))
  respond(getThirdParties, { ...nobody, ...thirdParties })
  respond(getFlags, () => flags)
  return told
}

const heard: ChatEvent[] = []
const hear = (event: Event) => heard.push((event as CustomEvent<ChatEvent>).detail)
/** Scripts that were loaded. */
const loaded: string[] = []

beforeEach(() => {
  vi.stubEnv('PROD', true)
  document.addEventListener(CHAT_EVENT, hear)
  // Scripts of elsewhere are not there in tests: they count as loaded.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    loaded.push(script.src)
    script.dispatchEvent(new Event('load'))
  })
  followSavedConsent()
})
afterEach(() => {
  decide({ analytics: false, support: false })
  session.set({ identity: null, state: 'out' })
  document.removeEventListener(CHAT_EVENT, hear)
  heard.splice(0)
  loaded.splice(0)
  consentPanel.set(false)
  getQueryClient().clear()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('consent', () => {
  test('OBS-001: outside production no service of others is even asked for', async () => {
    vi.stubEnv('PROD', false)
    await startThirdParties()
    expect(asked()).toEqual([])
  })

  test('OP-40: nobody is asked by a server that is set up with none', async () => {
    serve({})
    await startThirdParties()
    expect(consentPanel.get()).toBe(false)
  })

  test('OP-40, OP-94: one that is set up with a service asks at once who has not answered', async () => {
    localStorage.removeItem('storeglass.consent')
    window.dispatchEvent(new StorageEvent('storage', { key: 'storeglass.consent' }))
    serve({ analytics: collect })
    const stop = await startThirdParties()
    expect(consentPanel.get()).toBe(true)
    stop()
  })

  test('OP-40, FOOT-003: three categories; what is necessary cannot be refused; an answer is kept on the device', async () => {
    serve({ analytics: collect })
    const onClose = vi.fn<() => void>()
    drawPage(<ConsentDialog onClose={onClose} />)
    const panel = await screen.findByRole('dialog', { name: 'Privacy settings' })
    const switches = within(panel).getAllByRole('switch')
    expect(switches.map((one) => one.getAttribute('aria-describedby') !== null)).toEqual([true, true, true])
    expect(within(panel).getByRole('switch', { name: 'Necessary' })).toBeChecked()
    expect(within(panel).getByRole('switch', { name: 'Necessary' })).toBeDisabled()
    expect(await within(panel).findByText(/has none set up/)).toHaveTextContent(/^Loads a third-party messenger/)

    await userEvent.click(within(panel).getByRole('switch', { name: 'Analytics and error reports' }))
    await userEvent.click(within(panel).getByRole('button', { name: 'Save choice' }))
    expect(consent.get()).toEqual({ analytics: true, support: false })
    expect(onClose).toHaveBeenCalledOnce()
    const kept: unknown = JSON.parse(localStorage.getItem('storeglass.consent') ?? '')
    expect(kept).toMatchObject({ analytics: true, support: false })
  })

  test('OP-40: refusing is one press, as agreeing is', async () => {
    serve({ analytics: collect, chat: messenger })
    drawPage(<ConsentDialog onClose={() => {}} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }))
    expect(consent.get()).toEqual({ analytics: true, support: true })
    await userEvent.click(screen.getByRole('button', { name: 'Only necessary' }))
    expect(consent.get()).toEqual({ analytics: false, support: false })
  })
})

describe('the answer of another tab, or of long ago', () => {
  const keep = (answer: object) => {
    localStorage.setItem('storeglass.consent', JSON.stringify(answer))
    window.dispatchEvent(new StorageEvent('storage', { key: 'storeglass.consent' }))
  }
  const answer = { analytics: false, support: true, revision: 1 }

  test('OP-40: what another tab answers holds in this one, too', () => {
    keep({ ...answer, at: Date.now() })
    expect(consent.get()).toEqual({ analytics: false, support: true })
  })

  test('OP-40: after half a year, or in another shape, it counts no more', () => {
    keep({ ...answer, at: Date.now() - 183 * 86_400_000 })
    expect(consent.get()).toBeNull()
    keep({ ...answer, revision: 0, at: Date.now() })
    expect(consent.get()).toBeNull()
  })
})

describe('services of others', () => {
  let stop = () => {}
  const follow = (thirdParties: Partial<ThirdParties>, flags?: string[]) => {
    const told = serve(thirdParties, flags)
    stop = followConsent({ ...nobody, ...thirdParties })
    return told
  }
  afterEach(() => stop())

  test('OP-94, OBS-002: events are told once the user agrees, and no more once they do not', async () => {
    const told = follow({ analytics: collect, errorReports: errors })
    session.set({ identity: ada, state: 'in' })
    track({ name: 'sign_up' })
    expect(told).toEqual([])

    decide({ analytics: true, support: false })
    track({ name: 'login', method: 'demo' })
    track({ name: 'unhandled_error', message: 'x is not a function' })
    track({ name: 'reset' })
    await waitFor(() => expect(told).toHaveLength(2))
    const toldTo = (service: string) => told.find(({ url }) => url === service)
    expect(toldTo(collect)).toMatchObject({ method: 'POST', body: { name: 'login', user: ada.userId } })
    expect(toldTo(errors)).toMatchObject({ body: { name: 'unhandled_error', message: 'x is not a function' } })

    decide({ analytics: false, support: false })
    track({ name: 'login', method: 'demo' })
    expect(told).toHaveLength(2)
  })

  test('OBS-003: the messenger boots once, with its flag on, for who is signed in and agrees', async () => {
    follow({ chat: messenger })
    session.set({ identity: ada, state: 'in' })
    expect(loaded).toEqual([])

    decide({ analytics: false, support: true })
    await waitFor(() => expect(chatReady.get()).toBe(true))
    expect(loaded).toEqual([messenger])
    session.set({ identity: { ...ada }, state: 'in' })
    const user = { id: ada.userId, name: 'Ada Canary-Lovelace', email: ada.email }
    expect(heard).toEqual([{ do: 'boot', user }])

    session.set({ identity: null, state: 'out' })
    expect(heard.at(-1)).toEqual({ do: 'shutdown' })
    expect(chatReady.get()).toBe(false)
  })

  test('OBS-003: it does not boot while its flag is off', async () => {
    const flags: string[] = []
    follow({ chat: messenger }, flags)
    decide({ analytics: false, support: true })
    session.set({ identity: ada, state: 'in' })
    await waitFor(() => expect(asked(getFlags)).toHaveLength(1))
    flags.push('feature_chat_support')
    session.set({ identity: null, state: 'out' })
    session.set({ identity: ada, state: 'in' })
    await waitFor(() => expect(chatReady.get()).toBe(true))
    expect(heard).toMatchObject([{ do: 'boot', user: { id: ada.userId } }])
  })

  test('OBS-003: it does not boot while somebody is acted as', async () => {
    follow({ chat: messenger })
    decide({ analytics: false, support: true })
    session.set({ identity: { ...bob, impersonatorId: ada.userId }, state: 'in' })
    expect(asked(getFlags)).toEqual([])
    session.set({ identity: ada, state: 'in' })
    await waitFor(() => expect(chatReady.get()).toBe(true))
    expect(heard).toMatchObject([{ do: 'boot', user: { id: ada.userId } }])
  })
})
