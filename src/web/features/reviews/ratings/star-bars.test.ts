import { expect, test } from 'vitest'
import { shareText } from './star-bars.tsx'

test('a few ratings among many are not none', () => {
  expect(shareText(79, 113_000)).toBe('<1%')
  expect(shareText(0, 113_000)).toBe('0%')
  expect(shareText(71, 100)).toBe('71%')
  expect(shareText(0, 0)).toBe('0%')
})
