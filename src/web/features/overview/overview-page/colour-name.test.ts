import { expect, test } from 'vitest'
import { colourName } from './icon-card.tsx'

const named = (hex: string) => {
  const { name, tone } = colourName(hex)
  return [tone, name.message].filter(Boolean).join(' ')
}

test.each([
  ['#ffffff', 'white'],
  ['#000000', 'black'],
  ['#808080', 'grey'],
  ['#d0d0d0', 'light grey'],
  ['#1b2838', 'dark blue'],
  ['#2e9bd6', 'blue'],
  ['#f46c4e', 'red'],
  ['#f39c12', 'orange'],
  ['#f2c14e', 'orange'],
  ['#ffeb3b', 'yellow'],
  ['#52b788', 'green'],
  ['#9be8ef', 'light turquoise'],
  ['#6f42c1', 'violet'],
  ['#e91e8c', 'pink'],
  ['#ff0010', 'red'],
])('%s is %s', (hex, name) => {
  expect(named(hex)).toBe(name)
})
