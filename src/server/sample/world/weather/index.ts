import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const weather = conceptsOf(
  {
    'rain-radar': ['cloud-rain', 'umbrella', 'radar-2'],
    'weather-forecast': ['sun', 'temperature', 'cloud'],
    'wind-and-tides': ['windsock', 'ripple', 'sailboat'],
  },
  { en, de, fr, es, ja },
)
