import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const text = (id: keyof typeof en) => ({ en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] })

export const education: readonly Concept[] = [
  { id: 'language-learning', glyphs: ['language', 'message-language', 'vocabulary'], text: text('language-learning') },
  { id: 'math-practice', glyphs: ['math-symbols', 'calculator', 'number-123'], text: text('math-practice') },
  { id: 'flashcards', glyphs: ['cards', 'brain', 'school'], text: text('flashcards') },
]
