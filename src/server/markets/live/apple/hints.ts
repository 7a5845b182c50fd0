import { Parser } from 'htmlparser2'
import { malformed } from './request.ts'

const APPLE = 'https://itunes.apple.com'
/** Hints have a host of their own; what stands in for Apple elsewhere answers both. */
export const hintsBase = (url: string) => (url === APPLE ? 'https://search.itunes.apple.com' : url)

export const hintsPath = (term: string) =>
  `/WebObjects/MZSearchHints.woa/wa/hints?${new URLSearchParams({ clientApplication: 'Software', term })}`

/** Without this header the store has no hints; 29 is the platform whose answer is a property list. */
export const hintsHeaders = (storefrontId: string) => ({ 'x-apple-store-front': `${storefrontId},29` })

/**
 * The terms of a property list of hints, in its order; empty: there are none.
 * @throws StoreFailure for a web page, half an answer, nothing at all
 */
export function hintsOf(text: string): string[] {
  const terms: string[] = []
  const open: string[] = []
  let key = ''
  let value = ''
  let isList = false
  let isComplete = false
  const parser = new Parser(
    {
      onopentag(name) {
        if (open.length === 0) isList = name === 'plist'
        open.push(name)
        value = ''
      },
      ontext(part) {
        value += part
      },
      onclosetag(name, isImplied) {
        open.pop()
        if (name === 'key') key = value.trim()
        else if (name === 'string' && key === 'term' && value.trim() !== '') terms.push(value.trim())
        if (name === 'plist' && open.length === 0) isComplete = !isImplied
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  if (!isList || !isComplete) throw malformed('The answer is cut off or not a list of hints')
  return terms
}
