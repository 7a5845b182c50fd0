import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const concept = (id: keyof typeof en, ...glyphs: Concept['glyphs']): Concept => ({
  id,
  glyphs,
  text: { en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] },
})

export const word: readonly Concept[] = [
  concept('word-search', 'zoom-check', 'letter-a', 'abc'),
  concept('crossword', 'grid-4x4', 'pencil', 'book'),
  concept('word-guess', 'letter-case', 'keyboard', 'bulb'),
]
