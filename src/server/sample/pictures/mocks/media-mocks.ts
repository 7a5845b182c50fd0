import { arc, circle, label, n, range, rect, stroke } from '../svg.ts'
import { card, words, figure, print, button, glyph, named, hue, wash, photo, stars, type MockScreen } from './mock.ts'

/** What is being played, with its cover. */
export const player: MockScreen = (mock) => {
  const wave = range(40).map(
    (i) => `M${28 + i * 7.8} ${n(470 - 22 * mock.random(`w${i}`))}V${n(474 + 22 * mock.random(`w${i}`))}`,
  )
  return [
    rect(40, 108, 280, 280, mock.art.shades.base, 28),
    circle(180, 248, 108, mock.art.shades.deep),
    circle(180, 248, 78, mock.art.shades.bright, ' opacity=".3"'),
    circle(180, 248, 50, mock.art.shades.pop),
    glyph(mock, 0, 180, 248, 56, mock.art.shades.night),
    label(180, 428, 20, mock.ink, mock.word(0).slice(0, 28), { weight: 700, anchor: 'middle' }),
    stroke(wave.slice(0, 17).join(''), mock.main, 4),
    stroke(wave.slice(17).join(''), mock.line, 4),
    circle(180, 574, 42, mock.main),
    named('player-pause', 180, 574, 40, mock.onMain),
    named('player-skip-back', 86, 574, 36, mock.ink),
    named('player-skip-forward', 274, 574, 36, mock.ink),
    rect(60, 646, 240, 6, mock.line, 3),
    rect(60, 646, 150, 6, mock.main, 3),
    circle(210, 649, 10, mock.main),
  ].join('')
}

/** Pictures in rows of two. */
export const gallery: MockScreen = (mock) =>
  range(6)
    .map((i) => {
      const [x, y] = [24 + (i % 2) * 162, 112 + Math.floor(i / 2) * 190]
      return `${photo(mock, i, x, y, 150, 136)}${words(mock, x, y + 158, 14, i, 148)}`
    })
    .join('')

/** Time that runs, or a goal that comes nearer. */
export const ring: MockScreen = (mock) => {
  const part = 0.35 + 0.5 * mock.random('part')
  const chips = range(3).map((i) =>
    [
      card(mock, 24 + i * 108, 478, 96, 96, mock.card, 20),
      glyph(mock, i, 72 + i * 108, 510, 30, hue(mock, i)),
      figure(mock, 72 + i * 108, 554, 18, String(Math.round(4 + 60 * mock.random(`chip${i}`))), mock.ink, 'middle'),
    ].join(''),
  )
  return [
    `<circle cx="180" cy="290" r="126" fill="none" stroke="${mock.line}" stroke-width="26"/>`,
    stroke(arc(180, 290, 126, 0, part), mock.main, 26),
    stroke(arc(180, 290, 126, part - 0.05, part), mock.art.shades.pop, 26),
    figure(
      mock,
      180,
      306,
      56,
      `${Math.round(9 + 40 * mock.random('m'))}:${String(Math.round(10 + 49 * mock.random('s')))}`,
      mock.ink,
      'middle',
    ),
    glyph(mock, 0, 180, 226, 40),
    chips.join(''),
    button(mock, 604, 1),
  ].join('')
}

/** One place or dish in a large picture, with what one wants to know. */
export const detail: MockScreen = (mock) => {
  const facts = range(3).map((i) =>
    [
      rect(24 + i * 106, 448, 98, 64, mock.card, 16),
      glyph(mock, i, 46 + i * 106, 480, 24, mock.main),
      figure(mock, 64 + i * 106, 486, 16, String(Math.round(3 + 40 * mock.random(`fact${i}`)))),
    ].join(''),
  )
  return [
    photo(mock, 0, 0, 90, 360, 270, 0),
    words(mock, 24, 402, 24, 0, 312, { weight: 800 }),
    stars(mock, 34, 426, 18),
    facts.join(''),
    range(3)
      .map((i) => print(mock, 24, 534 + i * 18, 300 - 60 * i))
      .join(''),
    button(mock, 602, 2),
  ].join('')
}

/** A photograph and what can be done to it. */
export const editor: MockScreen = (mock) => {
  const sliders = range(3).map((i) => {
    const [y, part] = [528 + i * 44, 0.2 + 0.6 * mock.random(`slider${i}`)]
    return [
      rect(70, y, 260, 6, mock.line, 3),
      rect(70, y, 260 * part, 6, hue(mock, i), 3),
      circle(70 + 260 * part, y + 3, 12, '#fff'),
      glyph(mock, i, 38, y + 3, 26, mock.ink),
    ].join('')
  })
  return [
    photo(mock, 2, 20, 104, 320, 390, 18),
    stroke('M180 104v390', '#fff', 3),
    circle(180, 300, 20, '#fff'),
    named('arrows-horizontal', 180, 300, 22, '#222'),
    sliders.join(''),
  ].join('')
}

/** Clips on their tracks. */
export const tracks: MockScreen = (mock) => {
  const clips = range(4).map((row) => {
    let x = 20
    return range(3)
      .map((i) => {
        const width = 70 + 80 * mock.random(`clip${row}${i}`)
        const clip = [
          rect(x, 400 + row * 62, width, 52, hue(mock, row + i), 10),
          row === 0 ? stroke(`M${x + 12} 426h${n(width - 24)}`, '#fff', 3, ' stroke-dasharray="1 9"') : '',
        ].join('')
        x += width + 5
        return clip
      })
      .join('')
  })
  return [
    photo(mock, 1, 20, 104, 320, 200, 16),
    circle(180, 204, 32, '#fff', ' opacity=".9"'),
    named('player-play', 182, 204, 32, '#222'),
    range(5)
      .map((i) => glyph(mock, i, 50 + i * 65, 346, 26, mock.ink))
      .join(''),
    clips.join(''),
    stroke('M150 380v280', mock.art.shades.pop, 4),
    circle(150, 380, 9, mock.art.shades.pop),
  ].join('')
}

/** Several pictures in one. */
export const collage: MockScreen = (mock) =>
  [
    rect(20, 104, 320, 420, '#fff', 18),
    photo(mock, 0, 30, 114, 188, 196, 10),
    photo(mock, 1, 228, 114, 102, 120, 10),
    photo(mock, 2, 228, 244, 102, 140, 10),
    photo(mock, 3, 30, 320, 188, 194, 10),
    rect(228, 394, 102, 120, mock.art.shades.pop, 10),
    glyph(mock, 0, 279, 454, 52, mock.art.shades.night),
    range(4)
      .map((i) =>
        [
          rect(20 + i * 82, 546, 74, 92, mock.card, 14),
          rect(32 + i * 82, 560, 24, 30, hue(mock, i), 5),
          rect(60 + i * 82, 560, 22, 30, wash(mock, i), 5),
          rect(32 + i * 82, 594, 50, 28, wash(mock, i + 1), 5),
        ].join(''),
      )
      .join(''),
  ].join('')

/** Covers on a shelf. */
export const covers: MockScreen = (mock) =>
  range(9)
    .map((i) => {
      const [x, y] = [24 + (i % 3) * 108, 112 + Math.floor(i / 3) * 186]
      return [
        rect(x, y, 96, 140, hue(mock, i), 8),
        rect(x, y, 9, 140, '#000', 4, ' opacity=".15"'),
        i % 2
          ? circle(x + 52, y + 86, 26, wash(mock, i))
          : `<path d="M${x + 14} ${y + 126}l30-56 24 34 14-18v40z" fill="${wash(mock, i)}"/>`,
        rect(x + 20, y + 20, 60, 8, '#fff', 4),
        rect(x + 20, y + 34, 38, 6, '#fff', 3, ' opacity=".6"'),
        rect(x, y + 150, 96, 5, mock.line, 2),
        rect(x, y + 150, 96 * mock.random(`read${i}`), 5, mock.main, 2),
      ].join('')
    })
    .join('')
