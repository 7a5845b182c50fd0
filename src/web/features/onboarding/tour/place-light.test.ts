import { expect, test } from 'vitest'
import { placeLight } from './place-light.ts'

const view = { width: 390, height: 844 }

test('the light is a little larger than its target', () => {
  const light = { left: 96, top: 46, width: 128, height: 48 }
  expect(placeLight({ left: 100, top: 50, width: 120, height: 40 }, view)).toEqual(light)
})

test("the window's edges do not cut its ring", () => {
  expect(placeLight({ left: 300, top: 0, width: 90, height: 52 }, view)).toEqual({
    left: 296,
    top: 2,
    width: 92,
    height: 54,
  })
})
