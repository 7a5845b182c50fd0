import { expect, test } from 'vitest'
import { bodyOf, draftOf, wrongFields } from './incident-draft.ts'

const now = Date.parse('2026-03-01T10:00:00.000Z')
const draft = { ...draftOf(null, now), title: 'Imports rest' }

test('a draft begins now, has no end, and goes the whole way round', () => {
  expect(wrongFields(draft)).toEqual([])
  expect(bodyOf(draft)).toMatchObject({ activeFrom: '2026-03-01T10:00:00.000Z', activeUntil: null, url: null })
  const incident = { id: crypto.randomUUID(), ...bodyOf({ ...draft, until: '2026-03-02T10:00', url: '/plans' }) }
  expect(bodyOf(draftOf(incident, 0))).toEqual(bodyOf({ ...draft, until: '2026-03-02T10:00', url: '/plans' }))
})

test('BAN-016: what the server would refuse is named before it is sent', () => {
  expect(
    wrongFields({ ...draft, title: ' ', url: 'javascript:alert(1)', from: '', until: '2020-01-01T00:00' }),
  ).toEqual(['title', 'url', 'from', 'until'])
  for (const url of ['//evil.example', '/\\evil.example', 'http://a.example']) {
    expect(wrongFields({ ...draft, url })).toEqual(['url'])
  }
})
