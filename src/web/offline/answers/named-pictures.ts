import { MEDIA_BASE } from '#contract/protocol/media.ts'

/** The distinct picture addresses in an answer; a text may contain several, one on each line. */
export function namedPictures(data: unknown): string[] {
  const found = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value === 'string') {
      for (const line of value.startsWith(MEDIA_BASE) ? value.split('\n') : []) found.add(line)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  walk(data)
  return [...found]
}
