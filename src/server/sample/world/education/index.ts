import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const education = conceptsOf(
  {
    'language-learning': ['language', 'message-language', 'vocabulary'],
    'math-practice': ['math-symbols', 'calculator', 'number-123'],
    flashcards: ['cards', 'brain', 'school'],
  },
  { en, de, fr, es, ja },
)
