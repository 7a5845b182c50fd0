import { expect, test } from 'vitest'
import { bugsRule, ruleOf } from './rule-fixtures.ts'
import { moved, reapply } from './reapply.ts'

const [thanks, bugs] = [ruleOf(), bugsRule()]
const other = ruleOf({ id: 'cccccccc-cccc-4ccc-8ccc-ccccccccccc3', name: 'Other' })
const step = <K extends string>(kind: K, { id, name } = thanks) => ({ kind, ruleId: id, name })
const ids = (rules: readonly { id: string }[]) => rules.map(({ id }) => id)

test('a refused change is made again on what others have changed', () => {
  const theirs = [{ ...bugs, isOn: true }, { ...thanks, perDay: 5 }, other]
  expect(reapply(theirs, [{ ...thanks, isOn: true }], [step('on')])).toEqual([
    theirs[0],
    { ...theirs[1], isOn: true },
    other,
  ])
  expect(reapply(theirs, [{ ...thanks, name: 'Mine' }], [step('change')])[1]).toEqual({ ...thanks, name: 'Mine' })
  expect(ids(reapply(theirs, [thanks], [step('remove', bugs)]))).toEqual([thanks.id, other.id])
  expect(ids(reapply([other], [thanks], [step('change')]))).toEqual([other.id, thanks.id])
})

test('an order keeps the rules that it does not know in their places', () => {
  expect(ids(reapply([bugs, other, thanks], [thanks, bugs], [step('order')]))).toEqual([thanks.id, other.id, bugs.id])
})

test('a rule moves a place up or down, and no further than the ends', () => {
  expect(ids(moved([thanks, bugs], bugs.id, -1))).toEqual([bugs.id, thanks.id])
  expect(ids(moved([thanks, bugs], bugs.id, 1))).toEqual([thanks.id, bugs.id])
})
