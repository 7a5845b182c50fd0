import * as v from 'valibot'
import type { GoogleApi, GoogleCall } from '../google-account/google-api.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'

/** A draft of what an app's page says: nothing of it is public before it is committed. */
export interface Edit {
  json: <T>(schema: v.GenericSchema<unknown, T>, path: string, call?: Pick<GoogleCall, 'method' | 'body'>) => Promise<T>
  /** Public once Google has reviewed it. @throws ProviderFailure, `refused` when the app was changed meanwhile */
  commit: () => Promise<void>
}

const Opened = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Opens a draft, lets it be used, and deletes it where it was not committed. Before the commit, no failure wrote anything.
 * Google may end another draft of the same service account for the app: its user has to begin again.
 */
export async function withEdit<T>(
  api: GoogleApi,
  appUrl: string,
  use: (edit: Edit) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { id } = await api.json(Opened, { method: 'POST', url: `${appUrl}/edits`, body: {}, signal })
  const url = `${appUrl}/edits/${encodeURIComponent(id)}`
  let isGone = false
  const edit: Edit = {
    json: (schema, path, call = {}) => api.json(schema, { ...call, url: `${url}/${path}`, signal }),
    async commit() {
      try {
        await api.json(Opened, { method: 'POST', url: `${url}:commit`, isWrite: true, signal })
        isGone = true
      } catch (error) {
        isGone = error instanceof ProviderFailure && error.kind === 'unknown-outcome'
        throw error
      }
    },
  }
  try {
    return await use(edit)
  } finally {
    // Drafts end by themselves after a while; also after the caller has given up, this one is to be deleted.
    if (!isGone) await api.bytes({ method: 'DELETE', url }).catch(() => undefined)
  }
}
