import { renderHook } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import type { Competitor } from '#contract/projects.ts'
import { useShownCompetitors } from './monitor-settings.ts'

const rivals = Array.from({ length: 8 }, (_, index): Competitor => ({
  trackId: `${index}`,
  store: 'APP_STORE',
  name: `App ${index}`,
  iconUrl: null,
  developerName: null,
}))
const shown = (competitors: Record<string, string[]>) =>
  renderHook(() => useShownCompetitors('p', rivals, { competitors })).result.current.map(({ trackId }) => trackId)

test('LIM-017: ranks of up to five competitors stand side by side; three until others are chosen', () => {
  expect(shown({})).toEqual(['0', '1', '2'])
  expect(shown({ p: ['7', '6', '5', '4', '3', '2'] })).toEqual(['7', '6', '5', '4', '3'])
  expect(shown({ p: ['gone', '1'] })).toEqual(['1'])
})
