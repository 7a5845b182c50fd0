import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const text = (id: keyof typeof en) => ({ en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] })

export const travel: readonly Concept[] = [
  { id: 'trip-planner', glyphs: ['map-route', 'luggage', 'compass'], text: text('trip-planner') },
  { id: 'flight-tracker', glyphs: ['plane-departure', 'radar-2', 'plane'], text: text('flight-tracker') },
  { id: 'campsite-finder', glyphs: ['tent', 'caravan', 'campfire'], text: text('campsite-finder') },
]
