/** Characters as the stores count a reply: code points, a line break once. */
export const countCodePoints = (text: string): number => Array.from(text.replaceAll('\r\n', '\n')).length

/** The first of a text, so many at most. */
export const firstCodePoints = (text: string, count: number): string => Array.from(text).slice(0, count).join('')
