import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const strategy = conceptsOf(
  {
    'tower-defense': ['tower', 'shield', 'target-arrow'],
    'kingdom-builder': ['building-castle', 'crown', 'swords'],
    'turn-based-tactics': ['hexagons', 'chess-knight', 'map-2'],
  },
  { en, de, fr, es, ja },
)
