import { expect, test } from 'vitest'
import { placeCard, placeLight } from './places.ts'

const view = { width: 1440, height: 900 }
const card = { width: 340, height: 160 }

test('the card stands below the middle of its target', () => {
  expect(placeCard({ left: 700, top: 10, width: 200, height: 36 }, card, view)).toEqual({ left: 630, top: 60 })
})

test('it stays inside the window at the left, at the right and at the bottom', () => {
  expect(placeCard({ left: 0, top: 10, width: 40, height: 36 }, card, view).left).toBe(16)
  expect(placeCard({ left: 1400, top: 10, width: 40, height: 36 }, card, view).left).toBe(1084)
  expect(placeCard({ left: 700, top: 850, width: 40, height: 40 }, card, view).top).toBe(676)
})

test('in a window that is lower than the card its top is seen', () => {
  expect(placeCard({ left: 0, top: 60, width: 40, height: 36 }, card, { width: 320, height: 150 }).top).toBe(16)
})

const phone = { width: 390, height: 844 }

test('the light is a little larger than its target', () => {
  const light = { left: 96, top: 46, width: 128, height: 48 }
  expect(placeLight({ left: 100, top: 50, width: 120, height: 40 }, phone)).toEqual(light)
})

test("the window's edges do not cut its ring", () => {
  expect(placeLight({ left: 300, top: 0, width: 90, height: 52 }, phone)).toEqual({
    left: 296,
    top: 2,
    width: 92,
    height: 54,
  })
})
