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

export const business: readonly Concept[] = [
  { id: 'work-hours', glyphs: ['clock', 'hourglass', 'clock-play'], text: textOf('work-hours') },
  { id: 'shift-planner', glyphs: ['calendar-week', 'users', 'calendar-time'], text: textOf('shift-planner') },
  { id: 'client-crm', glyphs: ['address-book', 'briefcase', 'users-group'], text: textOf('client-crm') },
]
