import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { Parser } from 'htmlparser2'
import { breath } from '../../keywords/file/breath.ts'
import { UnreadableFile } from '../../keywords/file/decode-text.ts'
import { BoundedWriter } from './bounded-writer.ts'

/** Files of a workbook, pictures and all. */
const FILES_MAX = 2000
/** What is read of it, unpacked, bytes: five times what a file may have. */
const PARTS_MAX = 40 * 1024 * 1024
/** Characters that are read without letting the page do something else. */
const SLICE = 200_000

/**
 * The XML files of a workbook by their path.
 *
 * @throws UnreadableFile for an archive that is damaged, holds no workbook, or unpacks to more than tables need
 */
export async function partsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  // The policy of the page has no place for the library's own workers.
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false })
  const parts = new Map<string, string>()
  let [count, room] = [0, PARTS_MAX]
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (++count > FILES_MAX) throw new UnreadableFile('TOO_LARGE')
      if (entry.directory || !/^xl\/.*\.(?:xml|rels)$/.test(entry.filename)) continue
      const writer = new BoundedWriter(room)
      const part = await entry.getData(writer).catch((error: unknown) => {
        throw writer.isExceeded ? new UnreadableFile('TOO_LARGE') : error
      })
      room -= part.length
      parts.set(entry.filename, new TextDecoder().decode(part))
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('BINARY')
  } finally {
    await reader.close()
  }
  return parts
}

interface Handlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Reads XML in slices between which the page can go on. Names come without the prefix of their namespace. */
export async function readXml(xml: string, { open, text, close }: Handlers): Promise<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(localName(name), attributes),
      ontext: (part) => text?.(part),
      onclosetag: (name) => close?.(localName(name)),
    },
    { xmlMode: true },
  )
  for (let from = 0; from < xml.length; from += SLICE) {
    if (from > 0) await breath()
    parser.write(xml.slice(from, from + SLICE))
  }
  parser.end()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** A character that XML can't hold, as workbooks write it. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g

export const unescaped = (text: string): string =>
  text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

// oxlint-disable-next-line no-control-regex -- controls are what is looked for
const UNSAFE = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g

export const escaped = (text: string): string =>
  text.replaceAll(UNSAFE, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
