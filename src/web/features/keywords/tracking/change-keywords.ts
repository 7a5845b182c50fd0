import type { CommandName, CommandPayload } from '#web/commands/payloads.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'

/** Keywords of a project in one country, as the commands name them. */
export interface KeywordsOf {
  projectId: string
  projectTitle: string
  locale: string
}

/** Queues a change. Resolves whether it is stored or sent; a failure is told. */
export async function change<N extends CommandName>(name: N, payload: CommandPayload<N>): Promise<boolean> {
  try {
    // The commands come with the device's part of the app, after the first paint.
    const { append } = await import('#web/commands/append.ts')
    await append(name, payload)
    return true
  } catch (error) {
    tellFailure(error)
    return false
  }
}
