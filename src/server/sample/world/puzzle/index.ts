import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const puzzle = conceptsOf(
  {
    'match-three': ['diamond', 'sparkles', 'candy'],
    sudoku: ['grid-3x3', 'square-number-9', 'pencil'],
    'block-puzzle': ['lego', 'layout-grid', 'square-rounded-plus'],
  },
  { en, de, fr, es, ja },
)
