import { expect, test } from 'vitest'
import { greetingOf } from './home-page.tsx'

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
])('MENU-012: at %i o’clock it is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting)
})
