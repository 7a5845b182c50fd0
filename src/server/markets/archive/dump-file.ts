import { open } from 'node:fs/promises'
import { BadFile } from './bad-input.ts'

/** What a file seems to be, by its first bytes rather than by its name. Throws `BadFile` for what is no dump. */
export async function dumpKind(file: string): Promise<'csv' | 'json'> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new BadFile(error.code === 'ENOENT' ? 'there is no such file' : `it can’t be read (${error.code})`)
  })
  try {
    if (!(await handle.stat()).isFile()) throw new BadFile('it is not a file')
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    const start = buffer.subarray(0, bytesRead)
    if (start.includes(0)) throw new BadFile('it is a binary file')
    const text = start
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart()
    if (text === '') throw new BadFile('it is empty')
    if (text.startsWith('<')) throw new BadFile('it is a web page or XML')
    return text.startsWith('{') || text.startsWith('[') ? 'json' : 'csv'
  } finally {
    await handle.close()
  }
}
