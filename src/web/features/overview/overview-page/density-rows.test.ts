import { describe, expect, test } from 'vitest'
import { details } from '../fixtures.tsx'
import { densityRows } from './density-table.tsx'

const rows = details.keywordDensities ?? []
const byCount = { column: 'count', descending: true } as const
const values = (...args: Parameters<typeof densityRows>) => densityRows(...args).map((row) => row.value)

describe('OV-033: rows of the density table', () => {
  test('stand highest first, equal ones as they came', () => {
    expect(values(rows, 'all', byCount)).toEqual(['sleep', 'stories', 'sleep stories', 'thursday'])
    expect(values(rows, 'all', { column: 'density', descending: false })).toEqual([
      'thursday',
      'stories',
      'sleep stories',
      'sleep',
    ])
  })

  test('of one phrase length leave the others out', () => {
    expect(values(rows, 2, byCount)).toEqual(['sleep stories'])
    expect(values(rows, 3, byCount)).toEqual([])
  })
})
