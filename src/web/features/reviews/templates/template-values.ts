import * as v from 'valibot'
import {
  createTemplate,
  TEMPLATE_TEXT_MAX,
  unknownPlaceholders,
  withoutLongBlanks,
  type ReplyTemplate,
} from '#contract/reviews/templates.ts'
import { countCodePoints } from '../review-words.ts'

/** The values of the form; folder and language '': none. */
export interface Values {
  name: string
  text: string
  folderId: string
  language: string
}

export const valuesOf = ({ name, text, folderId, language }: ReplyTemplate): Values => ({
  name,
  text,
  folderId: folderId ?? '',
  language: language ?? '',
})

export const isNameFine = (name: string): boolean => v.is(createTemplate.body.entries.name, name)

/** What is wrong with a text; null: nothing. */
export const textProblem = (text: string): 'empty' | 'too-long' | 'unknown' | null => {
  if (text.trim() === '') return 'empty'
  if (countCodePoints(text) > TEMPLATE_TEXT_MAX) return 'too-long'
  return unknownPlaceholders(text).length > 0 ? 'unknown' : null
}

/** As a command takes them. */
export const fieldsOf = ({ name, text, folderId, language }: Values) => ({
  name: name.trim(),
  text: withoutLongBlanks(text.trim()),
  folderId: folderId === '' ? null : folderId,
  language: language === '' ? null : language,
})

/** Unsaved values by template id; '': a new one. They last as long as the page. */
export const typed = new Map<string, Values>()
