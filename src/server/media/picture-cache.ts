import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureTypes, type Picture } from './fetch-picture.ts'

const FILE = /^[0-9a-f]{64}\.[a-z]+$/

/** Pictures on disk, one file each, named after the address; the least recently used go when there are too many bytes. */
export interface PictureCache {
  read: (address: URL) => Promise<Picture | null>
  write: (address: URL, picture: Picture) => Promise<void>
}

const baseName = (address: URL) => createHash('sha256').update(address.href).digest('hex')
const extensionOf = (type: string) => type.slice('image/'.length)

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
    async read(address) {
      for (const type of pictureTypes) {
        const file = path.join(folder, `${baseName(address)}.${extensionOf(type)}`)
        const content = await readFile(file).catch(() => null)
        if (!content) continue
        await utimes(file, new Date(), new Date()).catch(() => {})
        return { type, bytes: new Uint8Array(content) }
      }
      return null
    },

    async write(address, { type, bytes: content }) {
      await mkdir(folder, { recursive: true })
      const draft = path.join(folder, `${randomUUID()}.part`)
      await writeFile(draft, content)
      await rename(draft, path.join(folder, `${baseName(address)}.${extensionOf(type)}`))
      bytes = bytes === undefined ? Infinity : bytes + content.byteLength
      if (bytes > bytesMax) await makeRoom()
    },
  }
}
