import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const lifestyle = conceptsOf(
  {
    'plant-care': ['plant', 'droplet', 'leaf'],
    'outfit-planner': ['hanger', 'shirt', 'shoe'],
    'room-planner': ['sofa', 'home', 'ruler-2'],
  },
  { en, de, fr, es, ja },
)
