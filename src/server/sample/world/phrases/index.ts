import type { WorldLanguage } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Phrases } from './phrases.ts'

export const phrases: Readonly<Record<WorldLanguage, Phrases>> = { en, de, fr, es, ja }
