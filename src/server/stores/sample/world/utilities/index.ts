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

export const utilities: readonly Concept[] = [
  { id: 'qr-scanner', glyphs: ['qrcode', 'scan', 'barcode'], text: textOf('qr-scanner') },
  { id: 'calculator', glyphs: ['calculator', 'math-symbols', 'arrows-exchange'], text: textOf('calculator') },
  { id: 'storage-cleaner', glyphs: ['trash', 'brush', 'photo-minus'], text: textOf('storage-cleaner') },
]
