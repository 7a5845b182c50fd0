import { countryCodeOf } from '#contract/store.ts'

/** As which spreadsheets save a text file outside of Unicode, by the language of the machine. */
export type LegacyEncoding = (typeof byLanguage)[number][0] | 'windows-1252' | 'gb18030' | 'big5'

const byLanguage = [
  ['shift_jis', 'ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['euc-kr', 'ko', /[\p{Script=Hangul}\p{Script=Han}]/u],
  ['windows-1251', 'ru uk be bg mk sr kk ky tg mn', /\p{Script=Cyrillic}/u],
  ['windows-1253', 'el', /\p{Script=Greek}/u],
  ['windows-1255', 'he', /\p{Script=Hebrew}/u],
  ['windows-1256', 'ar fa ur ps', /\p{Script=Arabic}/u],
  ['windows-874', 'th', /\p{Script=Thai}/u],
  ['windows-1250', 'pl cs sk hu sl hr ro bs sq', null],
  ['windows-1254', 'tr az', null],
  ['windows-1257', 'lt lv et', null],
  ['windows-1258', 'vi', null],
] as const

const HAN = /\p{Script=Han}/u

/** `script`: of its letters outside of ASCII; null: Latin. */
function usual(locale: string): { encoding: LegacyEncoding; script: RegExp | null } {
  const [language = ''] = locale.split('-')
  if (language === 'zh') return { encoding: isSimplified(locale) ? 'gb18030' : 'big5', script: HAN }
  const found = byLanguage.find(([, languages]) => languages.split(' ').includes(language))
  return found ? { encoding: found[0], script: found[2] } : { encoding: 'windows-1252', script: null }
}

const isSimplified = (locale: string) => locale.includes('Hans') || ['CN', 'SG'].includes(countryCodeOf(locale))

/**
 * The encoding of a text that is not in Unicode; null: it can't be told, and a guess would make other words of it. Letters
 * between ASCII ones are Latin; what else there is must be in the script of the locale's language.
 */
export function legacyEncoding(bytes: Uint8Array, locale: string): LegacyEncoding | null {
  const { encoding, script } = usual(locale)
  if (script === null) {
    const isUsual = encoding !== 'windows-1252' || looksWestern(bytes)
    return isUsual && looksLatin(bytes, 2) ? encoding : null
  }
  if (looksLatin(bytes, 1) && looksWestern(bytes)) return 'windows-1252'
  return isIn(bytes, encoding, script) ? encoding : null
}

/** Few accents stand side by side, more than `most`; letters of other scripts make words of them. */
function looksLatin(bytes: Uint8Array, most: number): boolean {
  let [all, joined, run] = [0, 0, 0]
  for (const byte of bytes) {
    run = byte >= 0x80 ? run + 1 : 0
    if (run > 0) all += 1
    if (run > most) joined += run === most + 1 ? run : 1
  }
  return joined * 3 <= all
}

/** Signs of Windows-1252 that keywords have hardly ever, and bytes that mean nothing in it. */
const ODD = new Set([0x81, 0x82, 0x83, 0x84, 0x86, 0x87, 0x88, 0x89, 0x8b, 0x8d, 0x8f, 0x90, 0x98, 0x9b, 0x9d])

function looksWestern(bytes: Uint8Array): boolean {
  let [all, odd] = [0, 0]
  for (const byte of bytes) {
    if (byte >= 0x80) all += 1
    if (ODD.has(byte)) odd += 1
  }
  return odd * 10 <= all
}

/** Nearly all letters outside of ASCII, half-width kana left out, are of this script. */
function isIn(bytes: Uint8Array, encoding: LegacyEncoding, script: RegExp): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    const letters = text.match(/[^\p{ASCII}\P{L}]/gu) ?? []
    const fitting = letters.filter((letter) => script.test(letter) && !/[\uFF66-\uFF9F]/.test(letter))
    return letters.length > 0 && fitting.length >= letters.length * 0.9
  } catch {
    return false
  }
}
