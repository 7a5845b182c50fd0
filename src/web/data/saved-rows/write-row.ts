import { isFull } from '#web/offline/storage/database-failure.ts'
import { withConnection } from '#web/offline/storage/database.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { freeSpace } from '#web/offline/storage/free-space.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'

/**
 * Writes a row of the user's drafts as `next` makes it of the one that is there. On a full device, frees space and tries once
 * more. Throws `DeviceError`, also for anybody but the current user.
 */
export async function writeRow(userId: string, id: string, next: (kept: unknown) => unknown): Promise<void> {
  try {
    await write(userId, id, next)
  } catch (cause) {
    throw isFull(cause) ? new DeviceError('full', { cause }) : cause
  }
}

async function write(userId: string, id: string, next: (kept: unknown) => unknown): Promise<void> {
  const db = await userDatabase('data', userId)
  const put = () =>
    withConnection(db, () =>
      db.transaction('rw', db.drafts, async () => {
        const kept = await db.drafts.get(id)
        await db.drafts.put({ id, value: next(kept?.value) })
      }),
    )
  try {
    await put()
  } catch (error) {
    if (!isFull(error)) throw error
    await freeSpace(db)
    await put()
  }
}
