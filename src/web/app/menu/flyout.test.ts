import { expect, test } from 'vitest'
import { flyoutPosition } from './flyout.tsx'

const view = { width: 1200, height: 800 }
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })

test('MENU-041: a panel stands below its row, or beside it at the same height', () => {
  expect(flyoutPosition(at(200, 60), { width: 220, height: 300 }, view, 'below')).toMatchObject({ left: 200, top: 100 })
  expect(flyoutPosition(at(0, 60), { width: 220, height: 300 }, view, 'right')).toMatchObject({ left: 100, top: 60 })
})

test('MENU-043: a panel too high for the window ends 28 px above its edge and scrolls', () => {
  const below = flyoutPosition(at(200, 60), { width: 220, height: 900 }, view, 'below')
  expect(below.top + below.maxHeight).toBe(800 - 28)
  expect(flyoutPosition(at(0, 600), { width: 220, height: 300 }, view, 'right')).toEqual({
    left: 100,
    top: 800 - 28 - 300,
    maxHeight: 300,
  })
  expect(flyoutPosition(at(0, 600), { width: 220, height: 900 }, view, 'right')).toMatchObject({
    top: 0,
    maxHeight: 800 - 28,
  })
})

test('MENU-044: a panel that would come nearer than 16 px to the right edge opens to the left', () => {
  const panel = { width: 220, height: 300 }
  expect(flyoutPosition(at(864, 60), panel, view, 'right').left).toBe(964)
  expect(flyoutPosition(at(865, 60), panel, view, 'right').left).toBe(865 - 220)
  expect(flyoutPosition(at(1090, 60), panel, view, 'below').left).toBe(1200 - 16 - 220)
})

test('a window with room on neither side has the panel below its row', () => {
  const narrow = { width: 390, height: 800 }
  const row = { left: 12, top: 100, right: 300, bottom: 144 }
  expect(flyoutPosition(row, { width: 300, height: 300 }, narrow, 'right')).toMatchObject({ left: 16, top: 144 })
})
