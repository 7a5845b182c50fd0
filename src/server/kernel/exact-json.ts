/** What engines can do that TypeScript's library does not know yet. */
interface SourceAwareJson {
  parse: (text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown
  rawJSON: (text: string) => unknown
}
const sourceAware = JSON as unknown as SourceAwareJson

/** Parses JSON; a whole number that a `number` can't hold exactly becomes a text of its digits. @throws SyntaxError */
export const parseExact = (text: string): unknown =>
  sourceAware.parse(text, (_, value, { source }) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) ? source : value,
  )

/** Writes JSON; a `bigint` becomes a number with all of its digits. */
export const exactJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? sourceAware.rawJSON(String(each)) : each))
