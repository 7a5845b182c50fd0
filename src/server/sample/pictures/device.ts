import type { Art } from './art.ts'
import type { ScreenStyle } from './families.ts'
import { defineGlyphs } from './glyphs.ts'
import { mockAt } from './mocks.ts'
import { glyph, HEIGHT, mockOf, WIDTH, type Mock } from './mocks/mock.ts'
import type { SampleApp } from '../sample-app.ts'
import { fitted, group, label, range, rect } from './svg.ts'

/** Time and battery. */
const statusBar = (color: string) =>
  [
    label(30, 34, 15, color, '9:41', { weight: 700 }),
    rect(306, 22, 26, 13, color, 4),
    rect(288, 26, 4, 9, color, 1),
    rect(294, 23, 4, 12, color, 1),
  ].join('')

const titleBar = (mock: Mock, title: string) =>
  [label(24, 80, 25, mock.ink, fitted(title, 250, 25), { weight: 800 }), glyph(mock, 1, 322, 71, 26)].join('')

const tabs = (mock: Mock) =>
  [
    rect(0, 690, WIDTH, 70, mock.paper),
    rect(0, 690, WIDTH, 1.5, mock.line),
    range(3)
      .map((i) => glyph(mock, i, 66 + i * 114, 720, 28, i === 0 ? mock.main : mock.dim))
      .join(''),
  ].join('')

/** An app's interface in a space of 360 by 760. */
export function interfaceOf(app: SampleApp, art: Art, words: readonly string[], at: number): string {
  const { night } = art.family.screens
  const mock = mockOf(art, words, at, art.variant % 4 === 3 ? !night : night)
  const { draw, full } = mockAt(app, at)
  const glyphs = defineGlyphs(art.glyphs)
  if (full) return `${glyphs}${rect(0, 0, WIDTH, HEIGHT, art.shades.base)}${draw(mock)}`
  return [
    glyphs,
    rect(0, 0, WIDTH, HEIGHT, mock.paper),
    draw(mock),
    rect(0, 0, WIDTH, 92, mock.paper),
    titleBar(mock, app.brand),
    tabs(mock),
    statusBar(mock.ink),
  ].join('')
}

const rims = {
  dark: { color: '#15171c', width: 13 },
  light: { color: '#f4f5f7', width: 13 },
  bare: { color: '#ffffff', width: 0 },
} as const

/** A telephone with its screen, `width` wide, its upper left corner at x and y; its height is 2.11 times its width. */
export function device(content: string, style: ScreenStyle, x: number, y: number, width: number, turn = 0): string {
  const { color, width: rim } = rims[style.frame]
  const radius = rim === 0 ? 28 : 42
  const body = [
    '<clipPath id="s">',
    rect(0, 0, WIDTH, HEIGHT, '#fff', radius),
    '</clipPath>',
    rect(-rim, -rim + 16, WIDTH + 2 * rim, HEIGHT + 2 * rim, '#000', radius + rim, ' opacity=".2"'),
    rect(-rim - 1.5, -rim - 1.5, WIDTH + 2 * rim + 3, HEIGHT + 2 * rim + 3, '#00000030', radius + rim),
    rim === 0 ? '' : rect(-rim, -rim, WIDTH + 2 * rim, HEIGHT + 2 * rim, color, radius + rim),
    `<g clip-path="url(#s)">${content}</g>`,
    rim === 0 ? '' : rect(134, 14, 92, 26, '#0b0c0f', 13),
  ].join('')
  return group(x, y, width / WIDTH, body, turn)
}
