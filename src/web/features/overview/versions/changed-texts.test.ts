import { expect, test } from 'vitest'
import type { AppVersion } from '#contract/overview.ts'
import { changedTexts } from './changed-texts.ts'

const texts = { title: 'Moorlight', shortDescription: 'Night stories', promotionalText: null, description: 'Sleep.' }
const version = (changes: Partial<typeof texts> | null): AppVersion => ({
  version: '1.0',
  releasedAt: null,
  releaseNotes: null,
  texts: changes && { ...texts, ...changes },
})

test('names each text that differs, with both', () => {
  expect(changedTexts(version({ title: 'Moorlight: Sleep', description: 'Sleep well.' }), version({}))).toEqual([
    { field: 'title', before: 'Moorlight', after: 'Moorlight: Sleep' },
    { field: 'description', before: 'Sleep.', after: 'Sleep well.' },
  ])
})

test('no change is an empty list, not known is null', () => {
  expect(changedTexts(version({}), version({}))).toEqual([])
  expect(changedTexts(version({}), version(null))).toBeNull()
  expect(changedTexts(version({}), undefined)).toBeNull()
})
