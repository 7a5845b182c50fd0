import * as v from 'valibot'
import { readTexts } from '../read-texts.ts'
import { textUpTo, type WorldLanguage } from './concept.ts'
import { inEachLanguage } from './in-each-language.ts'

const Search = v.pipe(
  textUpTo(40),
  v.check((text) => text === text.trim().toLowerCase(), 'People search in lower case.'),
)

/** What people type who look for one kind of app: nouns and phrases of them, the plainest first. */
export const Searches = v.pipe(
  v.array(Search),
  v.minLength(12),
  v.check((all) => new Set(all).size === all.length, 'A search stands there twice.'),
)
type Searches = v.InferOutput<typeof Searches>

/** By the concept's id. */
export const searchesIn = inEachLanguage(
  (language: WorldLanguage) => readTexts(`searches/${language}`) as Readonly<Record<string, Searches>>,
)
