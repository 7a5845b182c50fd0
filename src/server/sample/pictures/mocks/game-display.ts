import { circle, label, range, rect } from '../svg.ts'
import { words, figure, glyph, named, hue, type Mock } from './mock.ts'

/** Points, level and coins over a game. */
export function display(mock: Mock, y = 70): string {
  const { night, pop } = mock.art.shades
  const level = String(Math.round(8 + 380 * mock.random('level')))
  return [
    rect(20, y, 96, 44, night, 22, ' opacity=".75"'),
    glyph(mock, 0, 44, y + 22, 24, pop),
    figure(mock, 62, y + 29, 18, level, '#fff'),
    rect(132, y - 8, 96, 60, night, 20, ' opacity=".85"'),
    figure(mock, 180, y + 32, 28, String(Math.round(6 + 30 * mock.random('moves'))), pop, 'middle'),
    rect(244, y, 96, 44, night, 22, ' opacity=".75"'),
    named('coin', 268, y + 22, 24, pop),
    figure(mock, 286, y + 29, 18, String(Math.round(90 + 900 * mock.random('coins'))), '#fff'),
  ].join('')
}

/** What helps, at the lower edge. */
export const boosters = (mock: Mock, y = 680) =>
  range(4)
    .map((i) =>
      [
        rect(28 + i * 80, y - 6, 64, 64, mock.art.shades.night, 20, ' opacity=".6"'),
        rect(30 + i * 80, y - 10, 60, 60, hue(mock, i), 18),
        glyph(mock, i, 60 + i * 80, y + 20, 34, '#fff'),
        circle(88 + i * 80, y - 8, 13, '#fff'),
        label(88 + i * 80, y - 3, 14, mock.art.shades.night, String(1 + ((i * 7) % 4)), {
          weight: 800,
          anchor: 'middle',
        }),
      ].join(''),
    )
    .join('')

export const panel = (mock: Mock) =>
  [
    rect(14, 540, 332, 122, mock.art.shades.night, 24, ' opacity=".85"'),
    rect(30, 556, 90, 90, mock.art.shades.pop, 20),
    glyph(mock, 0, 75, 601, 58, mock.art.shades.night),
    words(mock, 138, 588, 17, 0, 190, { color: '#fff', weight: 800 }),
    rect(138, 606, 190, 12, '#fff', 6, ' opacity=".25"'),
    rect(138, 606, 60 + 100 * mock.random('part'), 12, mock.art.shades.pop, 6),
    rect(138, 626, 80, 22, mock.art.shades.base, 11),
    boosters(mock, 690),
  ].join('')
