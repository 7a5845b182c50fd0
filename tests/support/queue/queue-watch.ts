import type { Page } from '@playwright/test'
import { openDevice } from '../pages/device-rows.ts'

interface Watched {
  /** Most changes that waited at once. */
  most: number
  samples: number
  /** Longest time in which the interface showed another number than the queue holds, ms. */
  longestMs: number
}

/** Compares, many times a second, what the interface says of waiting changes with the rows of the device's queue. */
export async function watchQueue(page: Page): Promise<{ end: () => Promise<Watched> }> {
  const queue = await openDevice(page, 'outbox')
  if (!queue) throw new Error('There is no queue.')
  await queue.evaluate((db) => {
    const watched = { most: 0, samples: 0, longestMs: 0, isOver: false }
    Object.assign(window, { watchedQueue: watched })
    const rows = () =>
      new Promise<number>((resolve) => {
        const all = db.transaction('commands').objectStore('commands').getAll()
        all.addEventListener('success', () =>
          // What the server has, and is only read back, is done as far as people are concerned.
          resolve((all.result as { state: string }[]).filter(({ state }) => state !== 'applied').length),
        )
      })
    const said = () => {
      const text = document.querySelector('[role=status][aria-label=Connection]')?.textContent ?? ''
      return Number(/(\d+) changes? waiting/.exec(text)?.[1] ?? 0)
    }
    let differsSince: number | null = null
    const look = async () => {
      const held = await rows()
      watched.samples += 1
      watched.most = Math.max(watched.most, held)
      const now = performance.now()
      if (said() === held) differsSince = null
      else {
        differsSince ??= now
        watched.longestMs = Math.max(watched.longestMs, Math.round(now - differsSince))
      }
      if (watched.isOver) db.close()
      else setTimeout(() => void look(), 20)
    }
    void look()
  })
  return {
    end: () =>
      page.evaluate(() => {
        const watched = Reflect.get(window, 'watchedQueue') as Watched & { isOver: boolean }
        watched.isOver = true
        return watched
      }),
  }
}
