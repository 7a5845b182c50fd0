/**
 * A text without those characters at its end that a pattern matches. `replace(/[…]+$/, '')` does the same, but takes the square
 * of the time where many of them stand within the text.
 *
 * @param dropped matches one character; not global
 */
export function withoutEnd(text: string, dropped: RegExp): string {
  let end = text.length
  while (end > 0) {
    const start = end > 1 && (text.codePointAt(end - 2) ?? 0) > 0xffff ? end - 2 : end - 1
    if (!dropped.test(text.slice(start, end))) break
    end = start
  }
  return text.slice(0, end)
}
