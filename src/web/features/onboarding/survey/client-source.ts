import { Source } from './answers.ts'

const PREFIX = 'Other - '

/** The option of an answer. */
export const sourceOf = (answer: string | null): Source | null =>
  answer?.startsWith(PREFIX) ? 'Other' : (Source.options.find((one) => one === answer) ?? null)

/** What was typed beside Other; '' for nothing. */
export const otherTextOf = (answer: string | null): string =>
  answer?.startsWith(PREFIX) ? answer.slice(PREFIX.length) : ''

/** ONB-067. */
export const otherSource = (text: string): string => (text.trim() === '' ? 'Other' : `${PREFIX}${text.trim()}`)
