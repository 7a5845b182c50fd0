import { circle, label, range, rect, shape } from '../svg.ts'
import { words, figure, glyph, named, hue, type MockScreen } from './mock.ts'
import { display } from './game-display.ts'

/** The road ahead, seen from behind the vehicle. */
export const road: MockScreen = (mock) => {
  const { shades } = mock.art
  const dusk = mock.random('time') < 0.5
  const [sky, sun] = dusk ? [shades.deep, shades.pop] : [shades.soft, '#fff']
  const posts = range(5).map((i) => {
    const t = (i + 1) / 5
    const y = 340 + 360 * t * t
    return [
      rect(180 - 36 - 300 * t * t, y - 90 * t, 9 * t, 90 * t, '#fff'),
      rect(180 + 36 + 300 * t * t, y - 90 * t, 9 * t, 90 * t, '#fff'),
      rect(180 + 36 + 300 * t * t, y - 90 * t, 9 * t, 26 * t, '#d9483b'),
    ].join('')
  })
  const car = [
    shape('M118 640q4-66 28-78h68q24 12 28 78z', shades.popDeep),
    shape('M138 606q4-34 16-38h52q12 4 16 38z', '#1d2430'),
    rect(104, 636, 152, 44, shades.popDeep, 16),
    rect(116, 648, 34, 14, '#ffe9a8', 6),
    rect(210, 648, 34, 14, '#ffe9a8', 6),
    rect(112, 672, 34, 26, '#14161a', 8),
    rect(214, 672, 34, 26, '#14161a', 8),
  ].join('')
  return [
    rect(0, 0, 360, 350, sky),
    circle(230, 280, 60, sun),
    shape('M0 350l60-70 50 50 70-90 80 80 60-50 40 40v40z', shades.base),
    rect(0, 340, 360, 420, dusk ? shades.night : '#8a9a5b'),
    shape('M160 340h40l260 420h-560z', '#3a3f48'),
    shape('M178 340h4l3 60h-10zM174 430h12l5 80h-22zM166 550h28l9 130h-46z', '#fff'),
    posts.join(''),
    car,
    display(mock),
    circle(300, 170, 44, '#000', ' opacity=".5"'),
    figure(mock, 300, 178, 28, String(Math.round(90 + 170 * mock.random('speed'))), '#fff', 'middle'),
    label(300, 196, 11, '#fff', 'km/h', { anchor: 'middle' }),
  ].join('')
}

/** A vehicle on show, with what it can do. */
export const garage: MockScreen = (mock) => {
  const { shades } = mock.art
  const stats = range(4).map((i) =>
    [
      glyph(mock, i, 46, 486 + i * 40, 24, shades.pop),
      rect(76, 481 + i * 40, 250, 12, '#fff', 6, ' opacity=".18"'),
      rect(76, 481 + i * 40, 90 + 150 * mock.random(`stat${i}`), 12, hue(mock, i), 6),
    ].join(''),
  )
  return [
    rect(0, 0, 360, 760, shades.night),
    shape('M0 160h360l-40 200H40z', shades.deep),
    `<ellipse cx="180" cy="390" rx="160" ry="34" fill="${shades.base}"/>`,
    `<ellipse cx="180" cy="386" rx="130" ry="24" fill="${shades.bright}" opacity=".5"/>`,
    shape('M50 356q2-36 40-42 30-54 86-54 66 0 96 56 36 4 40 40z', shades.popDeep),
    shape('M116 314q20-36 56-38v38zM182 276q46 2 66 38h-66z', '#1d2430'),
    [104, 254].map((x) => `${circle(x, 360, 32, '#14161a')}${circle(x, 360, 15, '#c9ced6')}`).join(''),
    words(mock, 30, 446, 20, 1, 300, { color: '#fff', weight: 800 }),
    stats.join(''),
    display(mock),
    rect(40, 664, 280, 54, shades.pop, 27),
    named('flag-check', 180, 691, 34, shades.night),
  ].join('')
}
