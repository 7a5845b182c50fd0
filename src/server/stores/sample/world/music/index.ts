import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const textOf = (id: keyof typeof en): Concept['text'] => ({
  en: en[id],
  de: de[id],
  fr: fr[id],
  es: es[id],
  ja: ja[id],
})

export const music: readonly Concept[] = [
  { id: 'guitar-tuner', glyphs: ['guitar-pick', 'metronome', 'wave-sine'], text: textOf('guitar-tuner') },
  { id: 'piano-lessons', glyphs: ['piano', 'music', 'file-music'], text: textOf('piano-lessons') },
  { id: 'music-player', glyphs: ['headphones', 'playlist', 'vinyl'], text: textOf('music-player') },
]
