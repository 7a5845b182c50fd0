import { DeviceError } from './device-error.ts'

/** Delays between attempts, ms; the last one repeats. */
const PAUSES_MS = [200, 400, 800, 1000, 1000, 1000, 2000, 5000, 15_000, 60_000]

/** Permanent errors: the browser has no IndexedDB, or the user forbids it. */
const PERMANENT = new Set(['MissingAPIError', 'SecurityError'])

/**
 * Opens a database that may still be locked, for example by a browser that is shutting down, or that the disk
 * temporarily rejects: retries until it opens. Rejects once it is no longer wanted, or with the error if that is
 * permanent.
 * @param lost how often the database was open and lost again: increases the delays
 */
export async function openWithRetry<T>(open: () => PromiseLike<T>, isWanted: () => boolean, lost = 0): Promise<T> {
  for (let tries = lost; ; tries += 1) {
    if (tries > 0) {
      await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[tries - 1] ?? PAUSES_MS.at(-1)))
      // A log-out deleted it: it must not be created again.
      if (!isWanted()) throw new DeviceError('off')
    }
    try {
      return await open()
    } catch (cause) {
      const isPermanent = cause instanceof Error && PERMANENT.has(cause.name)
      if (isPermanent || !isWanted()) throw cause
    }
  }
}
