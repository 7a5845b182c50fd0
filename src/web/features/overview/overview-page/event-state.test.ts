import { expect, test } from 'vitest'
import type { AppEvent } from '#contract/overview/sections.ts'
import { byNearness, eventState } from './events-card.tsx'

const event = (id: string, from: string, to: string): AppEvent => ({
  id,
  trackId: '1500000001',
  type: 'CHALLENGE',
  title: id,
  shortDescription: null,
  imageUrl: null,
  from,
  to,
  country: 'US',
})
const now = Date.parse('2026-03-02T12:00:00Z')

test('an event is scheduled before it begins, live to its last moment, then ended', () => {
  expect(eventState({ from: '2026-03-02T12:00:01Z', to: '2026-03-09T00:00:00Z' }, now)).toBe('scheduled')
  expect(eventState({ from: '2026-03-02T12:00:00Z', to: '2026-03-09T00:00:00Z' }, now)).toBe('live')
  expect(eventState({ from: '2026-03-01T00:00:00Z', to: '2026-03-02T12:00:00Z' }, now)).toBe('live')
  expect(eventState({ from: '2026-03-01T00:00:00Z', to: '2026-03-02T11:59:59Z' }, now)).toBe('ended')
})

test('what runs comes first, then what comes soonest, then what has ended last', () => {
  const events = [
    event('later', '2026-04-14T00:00:00Z', '2026-04-28T00:00:00Z'),
    event('ended long ago', '2026-01-01T00:00:00Z', '2026-01-09T00:00:00Z'),
    event('soon', '2026-03-14T00:00:00Z', '2026-03-28T00:00:00Z'),
    event('live', '2026-03-01T00:00:00Z', '2026-03-09T00:00:00Z'),
    event('just ended', '2026-02-16T00:00:00Z', '2026-02-22T00:00:00Z'),
  ]
  expect(byNearness(events, now).map(({ id }) => id)).toEqual(['live', 'soon', 'later', 'just ended', 'ended long ago'])
})
