import type { Page } from '@playwright/test'

/** Leaves the origin so much more room than it takes up now, bytes; the returned function takes the limit away. */
export async function limitRoom(page: Page, bytes: number): Promise<() => Promise<void>> {
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: used + bytes,
  })
  // The limit ends with the session that set it.
  return () => devtools.detach()
}

/**
 * Writes noise into a database that is none of the app's, which nothing of the app may delete, until not even a hundred
 * bytes fit any more. Text of one letter would be compressed away. Resolves to the bytes written.
 */
export const fillDevice = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('noise', 1)
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('noise', { autoIncrement: true }),
      )
      request.addEventListener('success', () => resolve(request.result))
    })
    const write = (size: number) =>
      new Promise<boolean>((resolve) => {
        const writing = db.transaction('noise', 'readwrite')
        writing.objectStore('noise').add(crypto.getRandomValues(new Uint8Array(size)))
        writing.addEventListener('complete', () => resolve(true))
        writing.addEventListener('abort', () => resolve(false))
      })
    let written = 0
    for (let size = 16_384; size >= 64;) {
      if (await write(size)) written += size
      else size /= 4
    }
    db.close()
    return written
  })
