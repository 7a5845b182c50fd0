import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const travel = conceptsOf(
  {
    'trip-planner': ['map-route', 'luggage', 'compass'],
    'flight-tracker': ['plane-departure', 'radar-2', 'plane'],
    'campsite-finder': ['tent', 'caravan', 'campfire'],
  },
  { en, de, fr, es, ja },
)
