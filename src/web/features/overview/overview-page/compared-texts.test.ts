import { expect, test } from 'vitest'
import type { AppVersion } from '#contract/overview/overview.ts'
import { comparedTexts } from './changed-texts.tsx'

const texts = { title: 'Moorlight', shortDescription: 'Night stories', promotionalText: null, description: 'Sleep.' }
const version = (changes: Partial<typeof texts> | null): AppVersion => ({
  version: '1.0',
  releasedAt: null,
  releaseNotes: null,
  texts: changes && { ...texts, ...changes },
})

test('names each text that differs, with both, and those that stayed', () => {
  const after = version({ title: 'Moorlight: Sleep', description: 'Sleep well.' })
  expect(comparedTexts(version({}), after)).toEqual({
    changed: [
      { field: 'title', before: 'Moorlight', after: 'Moorlight: Sleep' },
      { field: 'description', before: 'Sleep.', after: 'Sleep well.' },
    ],
    // Neither has a promotional text: nothing stayed.
    same: ['shortDescription'],
  })
})

test('no change is an empty list, not known is null', () => {
  expect(comparedTexts(version({}), version({}))?.changed).toEqual([])
  expect(comparedTexts(version(null), version({}))).toBeNull()
  expect(comparedTexts(version({}), version(null))).toBeNull()
})
