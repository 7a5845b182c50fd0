import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const healthFitness = conceptsOf(
  {
    'sleep-sounds': ['moon-stars', 'cloud-rain', 'zzz'],
    'home-workout': ['barbell', 'stretching', 'flame'],
    'fasting-timer': ['hourglass', 'clock-check', 'salad'],
  },
  { en, de, fr, es, ja },
)
