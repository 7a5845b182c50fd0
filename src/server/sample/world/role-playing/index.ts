import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const rolePlaying = conceptsOf(
  {
    'idle-rpg': ['sword', 'hourglass', 'sparkles'],
    'dungeon-crawler': ['skull', 'flame', 'key'],
    'monster-collecting': ['dragon', 'egg', 'paw'],
  },
  { en, de, fr, es, ja },
)
