import { MEDIA_BASE } from '#contract/protocol/media.ts'

/** Every address of a picture in an answer, each once; a text may name several, a line each. */
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
