import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const finance = conceptsOf(
  {
    'budget-planner': ['wallet', 'chart-pie', 'pig-money'],
    'invoice-maker': ['file-invoice', 'receipt', 'report-money'],
    'bill-splitting': ['users-group', 'cash-banknote-move', 'arrows-split-2'],
  },
  { en, de, fr, es, ja },
)
