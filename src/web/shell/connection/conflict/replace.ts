import { append } from '#web/commands/append.ts'
import type { CommandPayload } from '#web/commands/payloads.ts'
import { discard } from '#web/offline/outbox/outbox.ts'
import type { Taken } from './conflict.ts'

/**
 * Removes a competitor and adds the refused one in its place. The refused change goes last: until then it holds the
 * new one back, so that nothing is lost where the device can't keep them. Throws as `append` does.
 * @param seq of the refused change
 */
export async function replace(seq: number, taken: Taken, wanted: CommandPayload<'addCompetitor'>): Promise<void> {
  const { projectId, projectTitle } = wanted
  const { store } = wanted.app
  await append('removeCompetitor', {
    projectId,
    projectTitle,
    app: { store, trackId: taken.trackId },
    title: taken.name,
  })
  await append('addCompetitor', wanted)
  await discard(seq)
}
