import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FILE = /^[0-9a-f]{64}\.[a-z]+$/

/** WebP files on disk, named after their keys; the least recently used go when there are too many bytes. */
export interface PictureCache {
  read: (key: string) => Promise<Buffer | null>
  write: (key: string, picture: Buffer) => Promise<void>
}

const fileName = (key: string) => `${createHash('sha256').update(key).digest('hex')}.webp`

export function pictureCache(folder: string, bytesMax: number): PictureCache {
  /** Bytes on disk; undefined until they were counted. */
  let bytes: number | undefined

  async function entries() {
    const names = (await readdir(folder)).filter((name) => FILE.test(name))
    const found = names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name))
      return { name, size, usedAt: mtimeMs }
    })
    return Promise.all(found)
  }

  async function makeRoom(): Promise<void> {
    const oldestFirst = (await entries()).sort((a, b) => a.usedAt - b.usedAt)
    bytes = oldestFirst.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of oldestFirst) {
      if (bytes <= bytesMax * 0.9) return
      await rm(path.join(folder, name), { force: true })
      bytes -= size
    }
  }

  return {
    async read(key) {
      const file = path.join(folder, fileName(key))
      const content = await readFile(file).catch(() => null)
      // It then counts as older than it is.
      if (content) await utimes(file, new Date(), new Date()).catch(() => {})
      return content
    },

    async write(key, picture) {
      await mkdir(folder, { recursive: true })
      const draft = path.join(folder, `${randomUUID()}.part`)
      await writeFile(draft, picture)
      await rename(draft, path.join(folder, fileName(key)))
      bytes = bytes === undefined ? Infinity : bytes + picture.byteLength
      if (bytes > bytesMax) await makeRoom()
    },
  }
}
