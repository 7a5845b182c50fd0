import { shuffled } from '../hash.ts'
import { isBroken } from '../listings/quality.ts'
import { versionName } from '../listings/releases.ts'
import type { SampleApp } from '../sample-app.ts'
import type { Voice } from './voice.ts'

/** Release notes of an app whose texts nobody wrote: news of its kind, and now and then what any app says. */
export function releaseNotesOf({ variant }: SampleApp, { words, phrases }: Voice): string[] {
  const news = words.news.map((_, i) => words.news[(variant + i) % words.news.length] ?? words.news[0])
  const plain = phrases.notes.map((_, i) => phrases.notes[(variant + 2 * i) % phrases.notes.length] ?? phrases.notes[0])
  return news.flatMap((text, i) => {
    const other = plain[i] ?? phrases.notes[0]
    return i % 2 === 0 ? [`• ${text}\n• ${other}`, other] : [text]
  })
}

/**
 * What the n-th release says: after one that broke something, that this is mended; else something new, until all of it was
 * told.
 * @param own the app's own notes
 */
export function releaseNoteOf(app: SampleApp, voice: Voice, own: readonly string[], number: number): string {
  const { words, phrases, seed } = voice
  if (isBroken(app, number - 1)) {
    const fix = phrases.fixes[number % phrases.fixes.length] ?? phrases.fixes[0]
    return fix.replace('{version}', versionName(app, number - 1))
  }
  const features = words.features.map(({ title, text }) => `${title}: ${text}`)
  const notes = [...new Set([...own, ...words.news, ...features])]
  const round = Math.floor(number / notes.length)
  return (shuffled(notes, `notes/${seed}/${round}`)[number % notes.length] ?? phrases.notes[0]).replaceAll(
    '{app}',
    app.brand,
  )
}
