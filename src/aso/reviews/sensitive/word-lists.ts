import type { WordList } from './word-list.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { ja } from './words/ja.ts'
import { ko } from './words/ko.ts'
import { nl } from './words/nl.ts'
import { pl } from './words/pl.ts'
import { pt } from './words/pt.ts'
import { ru } from './words/ru.ts'
import { sv } from './words/sv.ts'
import { tr } from './words/tr.ts'
import { zh } from './words/zh.ts'

/** By language (ISO 639-1). */
export const wordLists: Readonly<Record<string, WordList>> = { en, de, fr, es, pt, it, nl, sv, pl, tr, ru, ja, zh, ko }
