import type { AppRef } from '#contract/store.ts'

/** Payload of every command by its name. */
export interface CommandPayloads {
  addCompetitor: {
    projectId: string
    projectTitle: string
    locale: string
    app: AppRef
    /** As far as the device knows the app. */
    known: { title: string; iconUrl: string | null; developerName: string | null } | null
  }
  removeCompetitor: { projectId: string; projectTitle: string; app: AppRef; title: string }
  trackCountry: { projectId: string; projectTitle: string; locale: string }
  untrackCountry: { projectId: string; projectTitle: string; locale: string }
  addFavourite: { countryCode: string }
  removeFavourite: { countryCode: string }
}
export type CommandName = keyof CommandPayloads

/**
 * Queues a write and sends it as soon as the server can be reached. Resolves once the change is kept on the device,
 * or, where the device keeps nothing, once the server has answered; throws `ApiError` in that case alone, and
 * `OutboxFullError` when the device has no room left.
 */
export async function append<N extends CommandName>(_name: N, _payload: CommandPayloads[N]): Promise<void> {}
