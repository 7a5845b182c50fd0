import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getAdCopies, keepAdCopy, removeAdCopy, writeAdCopy, type AdCopy } from '#contract/ad-copy.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { getLanguageModel } from '#contract/keywords/suggestions.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { runDevice } from '#web/commands/device.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app } from '../fixtures.ts'
import { CopyGeneratorPage } from './copy-generator-page.tsx'

let server: AdCopy[]
const rain = { headline: null, text: 'Slow stories and soft rain.' }
const train = { headline: null, text: 'A night train that fades by itself.' }

beforeAll(() => {
  fakeLocks()
  runDevice()
})
beforeEach(() => {
  localStorage.clear()
  serverIsUp()
  server = []
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getTrackedKeywords, {
    keywords: [],
    tags: [],
    slots: { used: 0, limit: 50 },
    measuring: null,
    provenance: null,
  })
  respond(getLanguageModel, { host: null })
  respond(getQuotas, [{ slotType: 'AI_ASSISTANCE', limit: 100, used: 82 }])
  respond(writeAdCopy, { variants: [rain, train], by: 'listing', leftOut: 0 })
  respond(getAdCopies, () => server)
  respond(keepAdCopy, ({ params, body }) => {
    server = [
      { ...body, id: params.id, keptAt: '2026-11-20T09:00:00.000Z' },
      ...server.filter(({ id }) => id !== params.id),
    ]
    return null
  })
  respond(removeAdCopy, ({ params }) => {
    server = server.filter(({ id }) => id !== params.id)
    return null
  })
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
})
afterEach(() => {
  vi.restoreAllMocks()
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

async function show(of = app) {
  drawPage(<CopyGeneratorPage app={of} />)
  await screen.findByRole('combobox', { name: 'Language' })
  await waitFor(() => expect(outbox.get().ready).toBe(true))
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const variant = (name: string) => within(screen.getByRole('article', { name }))

describe('the copy generator', () => {
  test('MKT-009, MKT-010: has five languages, two tones and, for Google Play, no product page of Apple’s', async () => {
    await show({ ...app, store: 'GOOGLE_PLAY', project: { ...app.project, store: 'GOOGLE_PLAY' } })
    const options = (name: string) => within(screen.getByRole('combobox', { name })).getAllByRole('option')
    expect(options('Language').map(({ textContent }) => textContent)).toEqual([
      'English',
      'Spanish',
      'German',
      'French',
      'Portuguese',
    ])
    expect(options('For')).toHaveLength(1)
    expect(within(screen.getByRole('radiogroup', { name: 'Tone' })).getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByText('Example of an app for sleep')).toBeVisible()
  })

  test('MKT-008: without a model says so, and asks for others the next time', async () => {
    await show()
    expect(await screen.findByText(/No language model is set up here/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Keywords' }), 'rain, sleep stories,rain')
    await userEvent.type(screen.getByRole('textbox', { name: 'What makes it special' }), 'Plays offline')
    await press('Write 4 variants')
    expect(await screen.findByText(/Made of your listing's own phrases/)).toBeVisible()
    expect(variant('Variant 1').getByText(rain.text)).toBeVisible()
    expect(variant('Variant 1').getByRole('img', { name: '27 of 170 characters' })).toBeVisible()
    await press('Write 4 more')
    await waitFor(() => expect(asked(writeAdCopy)).toHaveLength(2))
    expect(asked(writeAdCopy).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        language: 'en',
        placement: 'apple-product-page',
        keywords: ['rain', 'sleep stories'],
        sellingPoint: 'Plays offline',
        seen: [],
      }),
      expect.objectContaining({ seen: [train.text, rain.text] }),
    ])
  })

  test('what was edited stays when more are written', async () => {
    await show()
    await press('Write 4 variants')
    await screen.findByRole('article', { name: 'Variant 1' })
    await press('Edit Variant 1')
    const box = variant('Variant 1').getByRole('textbox', { name: 'Text' })
    await userEvent.clear(box)
    await userEvent.type(box, 'Soft rain, slow stories.')
    await userEvent.click(variant('Variant 1').getByRole('button', { name: 'Done' }))
    respond(writeAdCopy, { variants: [train], by: 'listing', leftOut: 0 })
    await press('Write 4 more')
    expect(await screen.findByRole('heading', { name: '3 variants' })).toBeVisible()
    expect(variant('Variant 1').getByText(train.text)).toBeVisible()
    expect(variant('Variant 2').getByText('Soft rain, slow stories.')).toBeVisible()
  })

  test('by a model says where the texts go, what it costs and what was left out', async () => {
    respond(getLanguageModel, { host: 'models.example' })
    respond(writeAdCopy, { variants: [rain], by: 'model', leftOut: 2 })
    await show()
    expect(await screen.findByText(/sent to models\.example/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Write 4 variants, 1 of 18 AI requests' }))
    expect(await screen.findByText(/Written by AI.*2 more were left out/)).toBeVisible()
  })

  test('a variant is copied, edited within its limit, kept and removed again', async () => {
    const user = userEvent.setup()
    await show()
    await press('Write 4 variants')
    await screen.findByRole('article', { name: 'Variant 1' })
    await user.click(screen.getByRole('button', { name: 'Copy Variant 1' }))
    expect(await navigator.clipboard.readText()).toBe(rain.text)

    await press('Edit Variant 1')
    const box = variant('Variant 1').getByRole('textbox', { name: 'Text' })
    await userEvent.click(box)
    await userEvent.paste('x'.repeat(150))
    expect(variant('Variant 1').getByRole('button', { name: 'Done' })).toBeDisabled()
    await userEvent.clear(box)
    await userEvent.type(box, 'Soft rain, slow stories.')
    await userEvent.click(variant('Variant 1').getByRole('button', { name: 'Done' }))
    await press('Keep Variant 1')
    await waitFor(() => expect(server.map(({ text }) => text)).toEqual(['Soft rain, slow stories.']))
    const keep = screen.getByRole('button', { name: 'Keep Variant 1' })
    await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(keep)
    await waitFor(() => expect(server).toEqual([]))
  })

  test('ERR-060, ERR-061: a failure is told, and what was written stays', async () => {
    await show()
    await press('Write 4 variants')
    await screen.findByRole('article', { name: 'Variant 2' })
    refuse(writeAdCopy, 'AI_FAILED')
    await press('Write 4 more')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Something went wrong.')
    expect(alert).toHaveTextContent('Please try again later.')
    expect(screen.getByRole('article', { name: 'Variant 2' })).toBeVisible()
  })

  test('a listing with no phrases that fit is told', async () => {
    respond(writeAdCopy, { variants: [], by: 'listing', leftOut: 0 })
    await show()
    await press('Write 4 variants')
    expect(await screen.findByText(/has no other phrases in this language/)).toBeVisible()
  })

  test('offline, kept copy is there, writing is not, and changes wait', async () => {
    server = [
      {
        ...rain,
        id: crypto.randomUUID(),
        language: 'en',
        placement: 'apple-product-page',
        by: 'model',
        keptAt: '2026-11-20T09:00:00.000Z',
      },
    ]
    await show()
    await screen.findByRole('article', { name: 'Kept variant 1' })
    noNetwork()
    act(() => connectivity.set('offline'))
    expect(screen.getByText(/Writing needs a connection/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Write 4 variants' })).toBeDisabled()
    await press('Keep Kept variant 1')
    await waitFor(() => expect(outbox.get().entries.map(({ name }) => name)).toEqual(['removeAdCopy']))
    expect(screen.queryByRole('article', { name: 'Kept variant 1' })).not.toBeInTheDocument()
    expect(asked(removeAdCopy)).toEqual([])
  })

  test('who may only view the app reads and copies', async () => {
    server = [
      {
        ...rain,
        id: crypto.randomUUID(),
        language: 'en',
        placement: 'apple-product-page',
        by: 'model',
        keptAt: '2026-11-20T09:00:00.000Z',
      },
    ]
    await show({ ...app, project: { ...app.project, permission: 'view' } })
    await screen.findByRole('button', { name: 'Copy Kept variant 1' })
    expect(screen.queryByRole('button', { name: /Keep|Edit|Write/ })).not.toBeInTheDocument()
  })
})
