import { afterEach, expect, test } from 'vitest'
import { lostChanges, recordLoss, recordWaiting } from './lost-changes.ts'

afterEach(() => {
  localStorage.clear()
  lostChanges.set(null)
})

test('changes that waited are told as lost once their database is gone', () => {
  recordWaiting('ada', 2)
  recordLoss('ada')
  expect(lostChanges.get()).toBe(2)
})

test('where none wait, nothing of the user is left outside of the database', () => {
  recordWaiting('ada', 0)
  expect(localStorage).toHaveLength(0)
  recordWaiting('ada', 1)
  recordWaiting('ada', 0)
  expect(localStorage).toHaveLength(0)
  recordLoss('ada')
  expect(lostChanges.get()).toBeNull()
})

test('an empty queue of a user who is acted for leaves what waits of another one', () => {
  recordWaiting('staff', 3)
  recordWaiting('ada', 0)
  recordLoss('staff')
  expect(lostChanges.get()).toBe(3)
})
