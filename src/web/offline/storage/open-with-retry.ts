import { DeviceError } from './device-error.ts'

/** Pauses between the tries, ms; the last one repeats. */
const PAUSES_MS = [200, 400, 800, 1000, 1000, 1000, 2000, 5000, 15_000, 60_000]

/** No other try changes these: there is no database in this browser, or the user forbids it. */
const LASTING = new Set(['MissingAPIError', 'SecurityError'])

/**
 * Opens what others may still hold, such as a browser that is just ending, or what the disk refuses for a while: tries until
 * it opens. Rejects once nobody wants it any more, and with the failure where no further try can help.
 * @param lost how often it was open and lost again: it is tried later then, and more seldom
 */
export async function openWithRetry<T>(open: () => PromiseLike<T>, isWanted: () => boolean, lost = 0): Promise<T> {
  for (let tries = lost; ; tries += 1) {
    if (tries > 0) {
      await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[tries - 1] ?? PAUSES_MS.at(-1)))
      // A log-out has deleted it: it must not be made again.
      if (!isWanted()) throw new DeviceError('off')
    }
    try {
      return await open()
    } catch (cause) {
      const isLasting = cause instanceof Error && LASTING.has(cause.name)
      if (isLasting || !isWanted()) throw cause
    }
  }
}
