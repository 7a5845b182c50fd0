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

export const puzzle: readonly Concept[] = [
  concept('match-three', 'diamond', 'sparkles', 'candy'),
  concept('sudoku', 'grid-3x3', 'square-number-9', 'pencil'),
  concept('block-puzzle', 'lego', 'layout-grid', 'square-rounded-plus'),
]
