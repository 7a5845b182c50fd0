const BLOCK = ">AF_initDataCallback({key: '"
const DATA = ', data:'
const END = ', sideChannel: {}});</script'

/** The data of a page of Google Play by key: nested lists in which every fact has its place. A block that is cut off is left out. */
export function dataBlocks(html: string): Map<string, unknown> {
  const blocks = new Map<string, unknown>()
  for (const block of html.split(BLOCK).slice(1)) {
    const [key, from, to] = [block.slice(0, block.indexOf("'")), block.indexOf(DATA), block.indexOf(END)]
    if (from === -1 || to === -1) continue
    try {
      blocks.set(key, JSON.parse(block.slice(from + DATA.length, to)))
    } catch {
      // It is no data.
    }
  }
  return blocks
}

/** A list with few facts is an object of its places. */
const isNested = (part: unknown): part is Record<number, unknown> => typeof part === 'object' && part !== null

/** What stands at a place of nested lists; undefined: there is none. */
export const at = (data: unknown, ...path: number[]): unknown =>
  path.reduce<unknown>((part, step) => (isNested(part) ? part[step] : undefined), data)
