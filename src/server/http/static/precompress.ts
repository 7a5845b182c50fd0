import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './media-types.ts'

/** Smaller files gain nothing from compression, bytes. */
const MIN_BYTES = 200

/** Writes the best compression of each text file of a build beside it, as `.br` and `.gz`. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name) && !entry.name.startsWith('.'))
  await Promise.all(files.map((entry) => precompressFile(path.join(entry.parentPath, entry.name))))
}

async function precompressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

if (import.meta.main) await precompress(fileURLToPath(new URL('../../../../dist', import.meta.url)))
