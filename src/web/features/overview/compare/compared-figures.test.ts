import { describe, expect, test } from 'vitest'
import { leadOf } from './compared-figures.tsx'

describe('who is ahead', () => {
  test('more is ahead, by the difference', () => {
    expect(leadOf(120, 80)).toEqual({ side: 'own', by: 40 })
    expect(leadOf(80, 120)).toEqual({ side: 'competitor', by: 40 })
  })

  test('values that look the same are even', () => {
    expect(leadOf(4.481, 4.479, 2)).toBe('even')
    expect(leadOf(4.49, 4.47, 2)).toEqual({ side: 'own', by: 0.02 })
  })

  test('a value that is not known is behind nobody; zero is a value', () => {
    expect(leadOf(null, 3)).toBeNull()
    expect(leadOf(3, null)).toBeNull()
    expect(leadOf(0, 3)).toEqual({ side: 'competitor', by: 3 })
  })
})
