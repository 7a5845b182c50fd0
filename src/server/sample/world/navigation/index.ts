import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const navigation = conceptsOf(
  {
    'hiking-maps': ['map-route', 'trekking', 'mountain'],
    'ev-charging': ['charging-pile', 'plug', 'bolt'],
    'gps-navigation': ['navigation', 'steering-wheel', 'map-pin'],
  },
  { en, de, fr, es, ja },
)
