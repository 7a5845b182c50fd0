import type { SampleApp } from '../sample-app.ts'
import type { Voice } from './voice.ts'

/** Release notes that an app's releases take in turn: news of its kind, and now and then what any app says. */
export function releaseNotesOf({ variant }: SampleApp, { words, phrases }: Voice): string[] {
  const news = words.news.map((_, i) => words.news[(variant + i) % words.news.length] ?? words.news[0])
  const plain = phrases.notes.map((_, i) => phrases.notes[(variant + 2 * i) % phrases.notes.length] ?? phrases.notes[0])
  return news.flatMap((text, i) => {
    const other = plain[i] ?? phrases.notes[0]
    return i % 2 === 0 ? [`• ${text}\n• ${other}`, other] : [text]
  })
}
