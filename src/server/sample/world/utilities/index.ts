import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const utilities = conceptsOf(
  {
    'qr-scanner': ['qrcode', 'scan', 'barcode'],
    calculator: ['calculator', 'math-symbols', 'arrows-exchange'],
    'storage-cleaner': ['trash', 'brush', 'photo-minus'],
  },
  { en, de, fr, es, ja },
)
