import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const word = conceptsOf(
  {
    'word-search': ['zoom-check', 'letter-a', 'abc'],
    crossword: ['grid-4x4', 'pencil', 'book'],
    'word-guess': ['letter-case', 'keyboard', 'bulb'],
  },
  { en, de, fr, es, ja },
)
