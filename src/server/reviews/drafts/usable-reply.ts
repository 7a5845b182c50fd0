/** What a reply must not tell of, because nobody has checked it: addresses of pages, mail addresses, and numbers of phones. */
const LINK = /(?:https?:\/\/|www\.)\S+/i
/** In lower case: "Thanks.It works" lacks a space and names nothing. */
const DOMAIN =
  /[\p{L}\d-]+\.(?:com|net|org|io|app|dev|co|me|info|biz|de|fr|es|it|nl|uk|ru|cn|jp|br|in|eu|xyz|link|ly|gg|tv|ai|shop|site|online|page|support|help)(?![\p{L}\d])/u
const MAIL = /[\p{L}\d.+_-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\d-]+/iu
const HANDLE = /(?:^|\s)@\w{2,}/u
const NUMBER = /\+?\d(?:[\s()./-]{0,2}\d){6,}/gu
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4})$/

/** Thoughts of a reasoning model, also those that it has not ended. */
const THOUGHTS = /<think>[\s\S]*?(?:<\/think>|$)/gi
/** Controls, and marks that turn the direction of the text after them; lines stay. */
const INVISIBLE = /[^\P{C}\n\u200c\u200d]/gu

/** A model's text as it may be shown: without thoughts, marks of Markdown, quotes around all of it, and blank ends. */
export function cleanReply(text: string): string {
  const plain = text
    .replaceAll(THOUGHTS, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return /^(["“„«])[\s\S]*(["”“»])$/.test(plain) && !/["“”„«»]/.test(plain.slice(1, -1))
    ? plain.slice(1, -1).trim()
    : plain
}

/** The text, or its first sentences, of at most so many characters (code points); '': not even one is short enough. */
export function cutAtSentence(text: string, most: number, locale: string): string {
  if (Array.from(text).length <= most) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    if (Array.from((kept + segment).trimEnd()).length > most) break
    kept += segment
  }
  return kept.trim()
}

/**
 * Whether a text names a page, a mail address or a phone number that it was not given.
 * @param allowed what it may name: the organisation's support address, the app's title
 */
export function namesContact(text: string, allowed: readonly string[]): boolean {
  const rest = allowed.reduce((left, one) => (one === '' ? left : withoutText(left, one)), text)
  if (LINK.test(rest) || DOMAIN.test(rest) || MAIL.test(rest) || HANDLE.test(rest)) return true
  return [...rest.matchAll(NUMBER)].some(([number]) => !DATE.test(number))
}

/** Only where it stands by itself: `a@b.com` is not in `a@b.com.example`. */
function withoutText(text: string, wanted: string): string {
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\d.@/_-])${escaped}(?![\\p{L}\\d@/_-]|\\.[\\p{L}\\d])`, 'giu'), ' ')
}
