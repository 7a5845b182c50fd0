import { expect, test } from 'vitest'
import type { Competitor } from '#contract/projects.ts'
import { chosenOf, SHOWN_MAX, toggledApps } from './chosen-apps.tsx'

const competitors = Array.from({ length: 7 }, (_, index): Competitor => ({
  trackId: String(index),
  store: 'APP_STORE',
  name: `App ${index}`,
  iconUrl: null,
  developerName: null,
}))
const ids = (chosen: readonly Competitor[]) => chosen.map(({ trackId }) => trackId)

test('COMP-014, LIM-017: the first five competitors are shown until the reader chooses others', () => {
  expect(ids(chosenOf(competitors, null))).toEqual(['0', '1', '2', '3', '4'])
  expect(ids(chosenOf(competitors, ['6', '1']))).toEqual(['1', '6'])
  expect(ids(chosenOf(competitors.slice(0, 2), ['6', '1']))).toEqual(['1'])
})

test('COMP-014: one more is shown only as long as there is room; each can be taken away', () => {
  const full = chosenOf(competitors, null)
  expect(full).toHaveLength(SHOWN_MAX)
  expect(toggledApps(full, '6')).toEqual(ids(full))
  expect(toggledApps(full, '0')).toEqual(['1', '2', '3', '4'])
  expect(toggledApps(full.slice(1), '6')).toEqual(['1', '2', '3', '4', '6'])
})
