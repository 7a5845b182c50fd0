/** Addresses of pictures and what they hold, as `data:` addresses; one that can't be had is missing. */
export type Pictures = ReadonlyMap<string, string>

/** Pictures asked for at the same time. */
const AT_ONCE = 4

/** Reads pictures as far as they can be had: offline the worker gives those it keeps. Never throws. */
export async function readPictures(addresses: readonly string[]): Promise<Pictures> {
  const pictures = new Map<string, string>()
  const queue = [...new Set(addresses)]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const data = await readPicture(next).catch(() => null)
      if (data !== null) pictures.set(next, data)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pictures
}

/** null: there is none, or it is something else. */
async function readPicture(address: string): Promise<string | null> {
  const response = await fetch(address)
  const blob = await response.blob()
  if (!response.ok || !/^image\/[\w.+-]+(;\s*charset=[\w-]+)?$/.test(blob.type)) return null
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => reject(new Error('not readable')))
    reader.readAsDataURL(blob)
  })
}
