import type { WorldLanguage } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { OpinionPhrases } from './opinion-phrases.ts'

export const opinions: Readonly<Record<WorldLanguage, OpinionPhrases>> = { en, de, fr, es, ja }
