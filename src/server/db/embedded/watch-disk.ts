import type { Log } from '#server/kernel/log.ts'
import { isFull } from './disk-room.ts'

const LOOK_MS = 5000

/** Says once that the data folder's disk is full, and once that it has room again. Returns a function that ends it. */
export function watchDisk(folder: string, log: Log, full: (folder: string) => boolean = isFull): () => Promise<void> {
  let wasFull = false
  const look = () => {
    const now = full(folder)
    if (now && !wasFull)
      log.error('disk full', {
        folder,
        message:
          'The disk of the data folder is full: nothing can be saved until there is room. What was saved is safe and can be read.',
      })
    if (!now && wasFull) log.info('disk has room again', { folder, message: 'Changes are saved again.' })
    wasFull = now
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return async () => clearInterval(timer)
}
