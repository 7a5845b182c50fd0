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

export const navigation: readonly Concept[] = [
  { id: 'hiking-maps', glyphs: ['map-route', 'trekking', 'mountain'], text: textOf('hiking-maps') },
  { id: 'ev-charging', glyphs: ['charging-pile', 'plug', 'bolt'], text: textOf('ev-charging') },
  { id: 'gps-navigation', glyphs: ['navigation', 'steering-wheel', 'map-pin'], text: textOf('gps-navigation') },
]
