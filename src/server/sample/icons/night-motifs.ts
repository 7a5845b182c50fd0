import { n, range, type Motif } from './palette.ts'

/** A crescent over hills, with one lit window. */
export const moon: Motif = ({ main, accent, dark }, random) => {
  const stars = range(9).map((i) => {
    const [x, y] = [8 + 112 * random(`x${i}`), 8 + 52 * random(`y${i}`)]
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.8 + 1.1 * random(`r${i}`))}" fill="${main}" opacity=".75"/>`
  })
  return `${stars.join('')}
<path d="M83 17a30 30 0 1 0 23 45a25 25 0 0 1-23-45z" fill="${main}"/>
<path d="M0 88q28-20 58-8t70-10v58H0z" fill="${dark}" opacity=".55"/>
<path d="M0 102q34-16 70-6t58-8v40H0z" fill="${dark}"/>
<circle cx="44" cy="92" r="15" fill="${accent}" opacity=".22"/><circle cx="44" cy="92" r="5" fill="${accent}"/>`
}

/** A lighthouse before the setting sun. */
export const lighthouse: Motif = ({ main, accent, dark }) => `<circle cx="64" cy="78" r="36" fill="${accent}"/>
<path d="M64 34 0 14v34zM64 34l64-20v34z" fill="${main}" opacity=".28"/>
<path d="M56 42h16l7 58H49z" fill="${main}"/><path d="m54.5 58 19-1.5 1.6 13-22.1 1.7z" fill="${accent}"/>
<path d="M55 27h18v15H55z" fill="${dark}"/><path d="M58 30h12v9H58z" fill="${accent}"/><path d="m64 16 13 12H51z" fill="${dark}"/>
<path d="M0 92q16-9 32 0t32 0 32 0 32 0v36H0z" fill="${dark}" opacity=".6"/>
<path d="M0 105q16-9 32 0t32 0 32 0 32 0v23H0z" fill="${dark}"/>`

/** Sound as rounded bars, loudest in the middle. */
export const noise: Motif = ({ main, accent }, random) =>
  range(7)
    .map((i) => {
      const height = (1 - Math.abs(i - 3) / 4.6) * (58 + 22 * random(`bar${i}`))
      return `<rect x="${n(13.5 + i * 15)}" y="${n(64 - height / 2)}" width="9" height="${n(height)}" rx="4.5" fill="${i === 3 ? accent : main}"/>`
    })
    .join('')

/** The moon draws three layers of tide. */
export const tide: Motif = ({ main, accent, dark }) => `<circle cx="88" cy="38" r="19" fill="${main}"/>
<path d="M0 72q21-16 43 0t43 0 42 0v56H0z" fill="${accent}" opacity=".55"/>
<path d="M0 88q21-16 43 0t43 0 42 0v40H0z" fill="${accent}"/>
<path d="M0 105q21-14 43 0t43 0 42 0v23H0z" fill="${dark}"/>
<path d="m28 50 11-8 11 8-11-3z" fill="${main}"/>`
