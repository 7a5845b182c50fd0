import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageChange, type AverageChange, type Rated } from './average-change.ts'

const rated = (rating: number, ...groups: string[]): Rated => ({ rating, groups })
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const effects = ({ groups }: AverageChange) => groups.reduce((sum, { mix, rate }) => sum + mix + rate, 0)

const ratings = fc.array(
  fc.record({ rating: fc.integer({ min: 1, max: 5 }), groups: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')) }),
  { minLength: 1, maxLength: 60 },
)

test('the effects of all groups are together the change of the average, whatever the groups are', () => {
  fc.assert(
    fc.property(ratings, ratings, (before, after) => {
      const change = averageChange(before, after)!
      expect(effects(change)).toBeCloseTo(change.averageAfter - change.averageBefore, 10)
      expect(change.groups.reduce((sum, group) => sum + group.before, 0)).toBeCloseTo(before.length, 8)
      expect(change.groups.reduce((sum, group) => sum + group.after, 0)).toBeCloseTo(after.length, 8)
    }),
  )
})

test('turned round, every effect has the other sign', () => {
  fc.assert(
    fc.property(ratings, ratings, (before, after) => {
      const there = averageChange(before, after)!
      const back = averageChange(after, before)!
      for (const { group, mix, rate } of there.groups) {
        const same = back.groups.find((one) => one.group === group)!
        expect(same.mix).toBeCloseTo(-mix, 10)
        expect(same.rate).toBeCloseTo(-rate, 10)
      }
    }),
  )
})

test('groups with unchanged averages have no rate effect, and with unchanged shares no mix effect', () => {
  const mixed = averageChange(
    [...times(8, rated(5, '4.8')), ...times(2, rated(1, '4.9'))],
    [...times(5, rated(5, '4.8')), ...times(5, rated(1, '4.9'))],
  )!
  expect(mixed.groups.map(({ rate }) => rate)).toEqual([0, 0])
  expect(mixed.groups.every(({ mix }) => mix < 0)).toBe(true)

  const fallen = averageChange([rated(5, 'DE'), rated(4, 'FR')], [rated(2, 'DE'), rated(4, 'FR')])!
  expect(fallen.groups[0]).toMatchObject({
    group: 'DE',
    before: 1,
    after: 1,
    averageBefore: 5,
    averageAfter: 2,
    rate: -1.5,
  })
  expect(fallen.groups[0]!.mix).toBeCloseTo(0)
  expect(fallen.groups[1]).toMatchObject({ group: 'FR', rate: 0 })
})

test('a version that is new explains a fall by its mix alone', () => {
  const change = averageChange(times(10, rated(5, '4.8')), [
    ...times(5, rated(5, '4.8')),
    ...times(5, rated(1, '4.9')),
  ])!
  expect(change.groups[0]).toMatchObject({ group: '4.9', averageBefore: null, averageAfter: 1, rate: 0 })
  expect(change.groups[0]!.mix).toBeCloseTo(-1.5)
  expect(change.groups[1]).toMatchObject({ group: '4.8', averageBefore: 5, averageAfter: 5, rate: 0 })
  expect(change.groups[1]!.mix).toBeCloseTo(-0.5)
})

test('a review of two topics counts half to each, and one of none to none', () => {
  const change = averageChange([rated(4, 'sync', 'battery')], [rated(2)])!
  expect(change.groups.find(({ group }) => group === 'sync')).toMatchObject({ before: 0.5, after: 0 })
  expect(change.groups.find(({ group }) => group === null)).toMatchObject({ before: 0, after: 1 })
})

test('without ratings in one of the periods there is no change', () => {
  expect(averageChange([], [rated(1)])).toBeNull()
  expect(averageChange([rated(1)], [])).toBeNull()
})
