import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const concept = (id: keyof typeof en, ...glyphs: Concept['glyphs']): Concept => ({
  id,
  glyphs,
  text: { en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] },
})

export const rolePlaying: readonly Concept[] = [
  concept('idle-rpg', 'sword', 'hourglass', 'sparkles'),
  concept('dungeon-crawler', 'skull', 'flame', 'key'),
  concept('monster-collecting', 'dragon', 'egg', 'paw'),
]
