import { n, range, type Motif } from './palette.ts'

/** A cut gem, seen from the front. */
export const gem: Motif = ({ main, accent, dark }) => `<path d="M38 32h52l22 24-48 50-48-50z" fill="${main}"/>
<path d="m38 32 26 24 26-24z" fill="${accent}"/><path d="M16 56h48L38 32z" fill="${accent}" opacity=".55"/>
<path d="M112 56H64l26-24z" fill="${dark}" opacity=".25"/><path d="m16 56 48 50V56z" fill="${main}"/>
<path d="M112 56 64 106V56z" fill="${dark}" opacity=".38"/><path d="m40 56 24 50 24-50z" fill="${accent}" opacity=".28"/>
<path d="m103 14 3.4 8.6 8.6 3.4-8.6 3.4-3.4 8.6-3.4-8.6-8.6-3.4 8.6-3.4z" fill="#fff"/>`

/** White light goes in, colours come out. */
export const prism: Motif = ({ main, accent, dark }) => `<path d="M0 78 50 64v8L0 92z" fill="#fff" opacity=".9"/>
<path d="M72 58 128 50v17L74 64z" fill="${accent}"/><path d="M74 64l54 3v17L76 70z" fill="${main}"/><path d="M76 70l52 14v17L78 77z" fill="${dark}"/>
<path d="m62 22 38 70a5 5 0 0 1-4.5 7.5h-67A5 5 0 0 1 24 92z" fill="#fff" opacity=".3"/>
<path d="m62 22 38 70a5 5 0 0 1-4.5 7.5h-67A5 5 0 0 1 24 92z" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>`

/** Two cherries on one stalk. */
export const fruit: Motif = ({
  main,
  accent,
  dark,
}) => `<path d="M44 80Q50 40 82 26 76 54 88 84" fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>
<path d="M80 28q22-14 38 4-20 14-38-4z" fill="${accent}"/>
<circle cx="42" cy="88" r="25" fill="${main}"/><circle cx="88" cy="92" r="22" fill="${main}"/>
<circle cx="34" cy="79" r="6.5" fill="#fff" opacity=".55"/><circle cx="81" cy="84" r="5.5" fill="#fff" opacity=".55"/>`

/** A letter tile, slightly askew; the letter is drawn, so that no font is needed. */
export const letter: Motif = ({
  main,
  accent,
  dark,
}) => `<g transform="rotate(-8 64 64)"><rect x="26" y="30" width="76" height="76" rx="15" fill="${dark}" opacity=".35"/>
<rect x="26" y="24" width="76" height="76" rx="15" fill="${main}"/>
<path d="M51 40v43h27" fill="none" stroke="${dark}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M84 22q18-10 28 2-6 16-24 10 6-6 12-6-10-1-16-6z" fill="${accent}"/></g>`

/** Four strokes and one across. */
export const tally: Motif = ({ main, accent }, random) =>
  `<g stroke-linecap="round" stroke-width="10" fill="none">${range(4)
    .map(
      (i) =>
        `<path d="M${n(34 + i * 20)} ${n(36 + 4 * random(`t${i}`))}v${n(52 + 4 * random(`l${i}`))}" stroke="${main}"/>`,
    )
    .join('')}<path d="M20 84 108 42" stroke="${accent}"/></g>`
