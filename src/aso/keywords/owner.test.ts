import { expect, test } from 'vitest'
import { ownerOf } from './owner.ts'

test.each<[(string | null)[], string | null, string]>([
  [['a', 'a', 'a', 'a', 'b', 'b', 'b'], 'a', 'four days against three'],
  [['a', 'a', 'a', 'b', 'b', 'b', 'c'], 'b', 'of two with three days the later one'],
  [['b', 'a', 'b', 'a', null, null, null], 'a', 'of two with two days the later one'],
  [['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c'], 'c', 'what was more than 7 days ago does not count'],
  [[null, null, null, null, null, null, 'a'], 'a', 'days that are not known do not count'],
  [[null, null], null, 'nothing is known'],
  [[], null, 'nothing is known'],
])('KEY-016: the owner after %j is %s: %s', (leaders, owner) => expect(ownerOf(leaders)).toBe(owner))
