import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const music = conceptsOf(
  {
    'guitar-tuner': ['guitar-pick', 'metronome', 'wave-sine'],
    'piano-lessons': ['piano', 'music', 'file-music'],
    'music-player': ['headphones', 'playlist', 'vinyl'],
  },
  { en, de, fr, es, ja },
)
