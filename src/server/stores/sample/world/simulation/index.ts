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

export const simulation: readonly Concept[] = [
  concept('farm-life', 'tractor', 'plant', 'carrot'),
  concept('city-builder', 'building-skyscraper', 'building-community', 'map-2'),
  concept('truck-driving', 'truck', 'steering-wheel', 'road-sign'),
]
