import { BlobReader, BlobWriter, TextReader, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { FolderFile } from '#aso/listing/fastlane/folders.ts'
import { BoundedWriter } from '#aso/listing/table/bounded-writer.ts'
import type { ArchiveFile } from '#aso/listing/fastlane/read-folders.ts'

/** An archive of all languages of a store has a few hundred files. */
const FILES_MAX = 5000
/** All texts together, bytes: 80 languages of the longest texts are a tenth of it. */
const TEXTS_MAX = 16 * 1024 * 1024
/** One text, bytes. */
const TEXT_MAX = 100 * 1024

/** Why an archive can't be read at all. */
export type ArchiveFault = 'not-zip' | 'encrypted' | 'too-large'

export class UnreadableArchive extends Error {
  readonly fault: ArchiveFault
  constructor(fault: ArchiveFault) {
    super(fault)
    this.fault = fault
  }
}

/** The policy of the page has no place for the library's own workers. */
const inPage = { useWebWorkers: false }

/** The files as a ZIP archive. */
export async function zipOf(files: readonly FolderFile[]): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), inPage)
  for (const { path, text } of files) await writer.add(path, new TextReader(text))
  return writer.close()
}

/**
 * The text files of a ZIP archive; pictures and links are left out. A text that is not UTF-8 is null.
 *
 * @throws UnreadableArchive for what is no archive, has a password, or unpacks to more than texts need
 */
export async function unzip(archive: Blob): Promise<ArchiveFile[]> {
  const reader = new ZipReader(new BlobReader(archive), inPage)
  try {
    const files: ArchiveFile[] = []
    let [count, room] = [0, TEXTS_MAX]
    for await (const entry of reader.getEntriesGenerator()) {
      if (++count > FILES_MAX) throw new UnreadableArchive('too-large')
      if (entry.directory || isLink(entry.externalFileAttributes) || !entry.filename.endsWith('.txt')) continue
      if (entry.encrypted) throw new UnreadableArchive('encrypted')
      const writer = new BoundedWriter(Math.min(TEXT_MAX, room))
      const bytes = await entry.getData(writer).catch((error: unknown) => {
        throw writer.isExceeded ? new UnreadableArchive('too-large') : error
      })
      room -= bytes.length
      files.push({ path: entry.filename, text: textOf(bytes) })
    }
    return files
  } catch (error) {
    throw error instanceof UnreadableArchive ? error : new UnreadableArchive('not-zip')
  } finally {
    await reader.close()
  }
}

/** The type of a file in the upper half, as Unix has it. */
const isLink = (attributes: number) => ((attributes >>> 16) & 0o170000) === 0o120000

/** null: it is not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
