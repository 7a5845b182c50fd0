import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const text = (id: keyof typeof en) => ({ en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] })

export const healthFitness: readonly Concept[] = [
  { id: 'sleep-sounds', glyphs: ['moon-stars', 'cloud-rain', 'zzz'], text: text('sleep-sounds') },
  { id: 'home-workout', glyphs: ['barbell', 'stretching', 'flame'], text: text('home-workout') },
  { id: 'fasting-timer', glyphs: ['hourglass', 'clock-check', 'salad'], text: text('fasting-timer') },
]
