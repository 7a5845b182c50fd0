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

export const weather: readonly Concept[] = [
  { id: 'rain-radar', glyphs: ['cloud-rain', 'umbrella', 'radar-2'], text: textOf('rain-radar') },
  { id: 'weather-forecast', glyphs: ['sun', 'temperature', 'cloud'], text: textOf('weather-forecast') },
  { id: 'wind-and-tides', glyphs: ['windsock', 'ripple', 'sailboat'], text: textOf('wind-and-tides') },
]
