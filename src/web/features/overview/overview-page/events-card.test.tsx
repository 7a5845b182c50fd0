import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppEvent } from '#contract/overview/sections.ts'
import { ada } from '#tests/support/users.ts'
import { ApiError } from '#web/api/api-error.ts'
import { session } from '#web/session/session-store.ts'
import { answered, measured, missing, show } from '../fixtures.tsx'
import { EventsCard } from './events-card.tsx'

const DAY_MS = 86_400_000
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const event = (title: string, from: number, to: number, changes: Partial<AppEvent> = {}): AppEvent => ({
  id: title,
  trackId: '1500000001',
  type: 'CHALLENGE',
  title,
  shortDescription: `About ${title}`,
  imageUrl: null,
  from: at(from),
  to: at(to),
  country: 'US',
  ...changes,
})
const card = () => screen.getByRole('region', { name: 'In-app events' })
const withEvents = (events: AppEvent[] | null, provenance = measured) =>
  show(<EventsCard more={null} store="APP_STORE" locale="en-US" result={answered({ events, provenance })} />)

beforeEach(() => session.set({ identity: ada, state: 'in' }))
afterEach(() => session.set({ identity: null, state: 'out' }))

describe('OV-039: events of the selected country', () => {
  test('each with its type, its state, its texts and its days', () => {
    withEvents([event('Seven quiet nights', -2, 5), event('The night ferry', 10, 20, { type: 'PREMIERE' })])
    const [first, second] = within(card()).getAllByRole('article')
    expect(first).toHaveTextContent(/^No image foundChallengeLiveSeven quiet nightsAbout Seven quiet nights/)
    expect(second).toHaveTextContent('PremiereScheduledThe night ferry')
    expect(within(card()).getByText('Seven quiet nights')).toHaveAttribute('lang', 'en-US')
  })

  test('more than six fold', async () => {
    withEvents(Array.from({ length: 8 }, (_, index) => event(`Night ${index}`, -9 - index, -8 - index)))
    expect(within(card()).getAllByRole('article')).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(within(card()).getAllByRole('article')).toHaveLength(8)
  })

  test('none is not the same as not known', () => {
    const { unmount } = withEvents([])
    expect(card()).toHaveTextContent('Nothing announced in this period')
    unmount()
    withEvents(null)
    expect(card()).toHaveTextContent('No data available')
  })

  test('the last good ones of a store that does not answer are marked', () => {
    withEvents([event('Seven quiet nights', -2, 5)], { ...measured, stale: true })
    expect(card()).toHaveTextContent('Store not responding, value from 01. March 2026')
  })

  test('a failure is told and tried again; what the device has not seen is told as that', async () => {
    const refresh = vi.fn<() => void>()
    const failed = { ...missing, error: new ApiError('x', { kind: 'unavailable' }), refresh }
    const { unmount } = show(<EventsCard more={null} store="APP_STORE" locale="en-US" result={failed} />)
    expect(card()).toHaveTextContent("Couldn't load in-app events")
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refresh).toHaveBeenCalledOnce()
    unmount()
    const offline = { ...missing, error: new ApiError('x', { kind: 'offline' }) }
    show(<EventsCard more={null} store="GOOGLE_PLAY" locale="en-US" result={offline} />)
    expect(screen.getByRole('region', { name: 'Promotional content' })).toHaveTextContent(
      "Promotional content loads when you're back online",
    )
  })

  test('where they come from', async () => {
    withEvents([])
    await userEvent.click(screen.getByRole('button', { name: 'About In-app events' }))
    expect((await screen.findByText('As of')).nextElementSibling).toHaveTextContent('01. March 2026')
  })
})
