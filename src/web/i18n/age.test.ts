import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { formatAge } from './age.ts'

const now = Date.UTC(2026, 2, 2, 12)
const MINUTE = 60_000

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [4 * MINUTE, '4 min ago'],
  [59.9 * MINUTE, '59 min ago'],
  [2 * 60 * MINUTE, '2 h ago'],
  [9 * 24 * 60 * MINUTE, '9 d ago'],
  [-5 * MINUTE, 'just now'],
])('data %i ms old: %s', (age, text) => {
  expect(formatAge(now - age, now).replaceAll('\u00a0', ' ')).toBe(text)
})

test('after 30 days the date', () => {
  expect(formatAge(now - 31 * 24 * 60 * MINUTE, now)).toBe('30. January 2026')
})

test('an age never breaks between lines', () => {
  expect(formatAge(now - 4 * MINUTE, now)).toBe('4\u00a0min\u00a0ago')
})
