import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const textOf = (id: keyof typeof en): Concept['text'] => ({
  en: en[id],
  de: de[id],
  fr: fr[id],
  es: es[id],
  ja: ja[id],
})

export const lifestyle: readonly Concept[] = [
  { id: 'plant-care', glyphs: ['plant', 'droplet', 'leaf'], text: textOf('plant-care') },
  { id: 'outfit-planner', glyphs: ['hanger', 'shirt', 'shoe'], text: textOf('outfit-planner') },
  { id: 'room-planner', glyphs: ['sofa', 'home', 'ruler-2'], text: textOf('room-planner') },
]
