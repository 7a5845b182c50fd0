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

export const books: readonly Concept[] = [
  { id: 'ebook-reader', glyphs: ['book', 'device-tablet', 'bookmark'], text: textOf('ebook-reader') },
  { id: 'audiobook-player', glyphs: ['headphones', 'book-2', 'microphone'], text: textOf('audiobook-player') },
  { id: 'reading-log', glyphs: ['books', 'checklist', 'library'], text: textOf('reading-log') },
]
