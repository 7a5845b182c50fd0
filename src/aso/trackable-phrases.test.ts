import { expect, test } from 'vitest'
import { trackablePhrases } from './trackable-phrases.ts'

const apps = [
  { title: 'Moorlight: Sleep & Wind Down', subtitle: 'Rain sounds and noise', developerName: 'Low Fen Studio' },
  { title: 'Nappery – White Noise', subtitle: null, developerName: 'Albaro Labs' },
]
const english = (phrases: string[]) => trackablePhrases(phrases, apps, 'en-US')

test('KEY-002: pieces of sentences, what any app says and numbers are not tracked', () => {
  const odd = ['bit of brown', 'weight and waist', 'ten minutes', 'download', 'choose a sound', 'premium', 'best app']
  expect(english([...odd, 'white noise', 'white noise for babies', 'sleep timer'])).toEqual([
    'white noise',
    'white noise for babies',
    'sleep timer',
  ])
})

test('nobody tracks another app’s name, or who makes it', () => {
  expect(english(['nappery', 'moorlight sleep', 'albaro', 'rain sounds'])).toEqual(['rain sounds'])
})

test('what stands in titles and subtitles comes first', () => {
  expect(english(['deep sleep', 'brown noise', 'rain sounds', 'white noise'])).toEqual([
    'rain sounds',
    'white noise',
    'deep sleep',
    'brown noise',
  ])
})

test('a single word has to stand in a title, a subtitle or a longer phrase', () => {
  expect(english(['sleep', 'tin', 'brown noise', 'brown', 'voices'])).toEqual(['sleep', 'brown noise', 'brown'])
})

test('in German, too', () => {
  const german = [
    { title: 'Moorlight: Einschlafen & Ruhe', subtitle: 'Sanftes Rauschen', developerName: 'Low Fen Studio' },
  ]
  const phrases = ['zehn minuten', 'weißes rauschen', 'moorlight', 'regen auf dem zelt', 'einschlafen', 'kostenlos']
  expect(trackablePhrases(phrases, german, 'de-DE')).toEqual(['einschlafen', 'weißes rauschen'])
})
