import * as v from 'valibot'
import type { AppEventType } from '#contract/overview/sections.ts'
import { readTexts } from '../read-texts.ts'
import { textUpTo, type WorldLanguage } from './concept.ts'
import { inEachLanguage } from './in-each-language.ts'

const Occasion = v.strictObject({ title: textUpTo(30), text: textUpTo(50) })

/** What can go on in any app: events of the types for which a concept has no wording of its own. */
export const Occasions = v.strictObject({
  PREMIERE: Occasion,
  NEW_SEASON: Occasion,
  MAJOR_UPDATE: Occasion,
  SPECIAL_EVENT: Occasion,
} satisfies Partial<Record<AppEventType, typeof Occasion>>)
type Occasions = v.InferOutput<typeof Occasions>

export const occasionsIn = inEachLanguage((language: WorldLanguage) => readTexts(`occasions/${language}`) as Occasions)
