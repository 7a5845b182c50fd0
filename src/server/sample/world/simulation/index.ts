import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const simulation = conceptsOf(
  {
    'farm-life': ['tractor', 'plant', 'carrot'],
    'city-builder': ['building-skyscraper', 'building-community', 'map-2'],
    'truck-driving': ['truck', 'steering-wheel', 'road-sign'],
  },
  { en, de, fr, es, ja },
)
