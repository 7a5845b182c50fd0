import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** An upload that was not finished in this time is dropped, ms. */
const KEPT_MS = 24 * 3600_000

const uploads = (folder: string) => path.join(folder, 'uploads')

/** Where an upload stands while it comes; `uploadId` must be a UUID. */
export const uploadFile = (folder: string, uploadId: string): string => path.join(uploads(folder), uploadId)

/** How much of it has come, bytes; null: nothing. */
export async function uploadedSize(file: string): Promise<number | null> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found?.size ?? null
}

/** Writes a part where it belongs; one that would leave a gap is not taken. Returns what has come so far, bytes. */
export async function takePart(folder: string, uploadId: string, at: number, part: Uint8Array): Promise<number> {
  const file = uploadFile(folder, uploadId)
  if (at === 0) {
    await mkdir(uploads(folder), { recursive: true })
    await dropOld(folder, Date.now())
  }
  const size = (await uploadedSize(file)) ?? 0
  if (at > size) return size
  const handle = await open(file, size === 0 ? 'w' : 'r+')
  try {
    await handle.write(part, 0, part.byteLength, at)
  } finally {
    await handle.close()
  }
  return Math.max(size, at + part.byteLength)
}

/** Drops what nobody goes on with. */
async function dropOld(folder: string, now: number): Promise<void> {
  for (const name of await readdir(uploads(folder))) {
    const file = path.join(uploads(folder), name)
    const { mtimeMs } = await stat(file)
    if (now - mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}

/** Drops an upload. */
export const dropUpload = (folder: string, uploadId: string): Promise<void> =>
  rm(uploadFile(folder, uploadId), { force: true })
