import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const photoVideo = conceptsOf(
  {
    'photo-editor': ['photo-edit', 'adjustments-horizontal', 'wand'],
    'video-editor': ['movie', 'scissors', 'player-play'],
    'collage-maker': ['layout-collage', 'photo', 'layout-grid'],
  },
  { en, de, fr, es, ja },
)
