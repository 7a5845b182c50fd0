/** Marks over letters; those of kana make another letter and stay. */
const MARKS = /[\p{Mn}\p{Cf}]/gu
const KANA_MARKS = new Set(['\u3099', '\u309a'])

/** Letters that no decomposition leads back to plain ones, among them small capitals. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
}
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu')

/** Lower case, without marks and what nobody sees. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, (mark) => (KANA_MARKS.has(mark) ? mark : ''))
    .normalize('NFC')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)

/** A word as it is written with and without a keyboard that has its letters: "rückgabe" as "ruckgabe" and "rueckgabe". */
export const spellingsOf = (word: string): string[] => [
  ...new Set([fold(word), fold(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))]),
]

/** Cyrillic and Greek letters that look like Latin ones, folded. */
const ALIKE: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аα'],
  ['b', 'ьβ'],
  ['c', 'сς'],
  ['d', 'ԁ'],
  ['e', 'еεє'],
  ['h', 'һ'],
  ['i', 'іιӏ'],
  ['j', 'ј'],
  ['k', 'кκ'],
  ['m', 'м'],
  ['n', 'пη'],
  ['o', 'оοσ'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['r', 'г'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['u', 'υ'],
  ['v', 'ѵν'],
  ['w', 'ѡωԝ'],
  ['x', 'хχ'],
  ['y', 'уγ'],
]
const toLatin = new Map(ALIKE.flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)))
const toCyrillic = new Map(
  ALIKE.flatMap(([latin, others]) =>
    /\p{Script=Cyrillic}/u.test(others[0] ?? '') ? [[latin, others[0] ?? ''] as const] : [],
  ),
)

const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
const OTHERS = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const LATIN = /[a-z]/

/** A folded word and what it stands for, where it is disguised: letters of another script, digits, letters held down. */
export function readingsOf(word: string): string[] {
  const readings = [word]
  const isLatin = LATIN.test(word)
  if (isLatin && OTHERS.test(word)) {
    readings.push(mapped(word, toLatin), mapped(word, toCyrillic))
  } else if (isLatin && /[013457]/.test(word)) {
    readings.push(word.replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit))
  }
  for (const one of readings.slice()) {
    if (/(\p{L})\1\1/u.test(one))
      readings.push(one.replace(/(\p{L})\1{2,}/gu, '$1'), one.replace(/(\p{L})\1{2,}/gu, '$1$1'))
  }
  return readings
}

const mapped = (word: string, letters: ReadonlyMap<string, string>) =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('')
