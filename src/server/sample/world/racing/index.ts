import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const racing = conceptsOf(
  {
    'drift-racing': ['car', 'steering-wheel', 'gauge'],
    'kart-racing': ['trophy', 'rocket', 'flag-check'],
    'motorbike-racing': ['motorbike', 'helmet', 'road'],
  },
  { en, de, fr, es, ja },
)
