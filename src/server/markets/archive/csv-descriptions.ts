import { csvLines } from './csv-lines.ts'
import { hasDescriptionsAlone, headerOf, type Header } from './csv-header.ts'

/** Texts of apps by their id, from the second file of a dump that comes as two. */
export type Descriptions = ReadonlyMap<string, string>

/** The texts of a file that holds nothing else of its apps; null: it is another one. Throws `BadFile`. */
export async function csvDescriptions(file: string, advance: (bytes: number) => void): Promise<Descriptions | null> {
  const texts = new Map<string, string>()
  let header: Header | undefined
  for await (const { cells } of csvLines(file, advance)) {
    if (!header) {
      header = headerOf(cells)
      if (!hasDescriptionsAlone(header)) return null
      continue
    }
    const id = cells[header.get('id') ?? -1]?.trim()
    const text = cells[header.get('app_desc') ?? -1]
    if (id && text !== undefined && cells.length === header.size) texts.set(id, text)
  }
  return texts
}
