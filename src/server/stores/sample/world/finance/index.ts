import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const text = (id: keyof typeof en) => ({ en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] })

export const finance: readonly Concept[] = [
  { id: 'budget-planner', glyphs: ['wallet', 'chart-pie', 'pig-money'], text: text('budget-planner') },
  { id: 'invoice-maker', glyphs: ['file-invoice', 'receipt', 'report-money'], text: text('invoice-maker') },
  {
    id: 'bill-splitting',
    glyphs: ['users-group', 'cash-banknote-move', 'arrows-split-2'],
    text: text('bill-splitting'),
  },
]
