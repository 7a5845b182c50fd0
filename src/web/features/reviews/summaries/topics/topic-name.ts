import { language } from '#web/i18n/language.ts'

/** A topic's name as a heading: "brown noise" begins with a capital letter, "iPhone sync" stays as it is. */
export function topicName(name: string): string {
  const [word = ''] = name.split(/[\s-]/, 1)
  if (/\p{Lu}/u.test(word)) return name
  const [first = ''] = name
  return first.toLocaleUpperCase(language()) + name.slice(first.length)
}
