import * as v from 'valibot'
import type { GoogleApi, GoogleCall } from '../google-account/google-api.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'

/** A draft of what an app's page says: nothing of it is public before it is committed. */
export interface Edit {
  json: <T>(schema: v.GenericSchema<unknown, T>, path: string, call?: Pick<GoogleCall, 'method' | 'body'>) => Promise<T>
  /** Whether Google would take the whole. @throws ProviderFailure, `refused` where it would not */
  validate: () => Promise<void>
  /**
   * Public once Google has reviewed it. Without `cancelsReview` nothing is taken back that is in review: Google's own default is to
   * do so.
   * @returns `kept`: committed, and to be sent for review in Play Console; `in-review`: not committed, for other changes are
   * @throws ProviderFailure
   */
  commit: (cancelsReview: boolean) => Promise<'sent' | 'kept' | 'in-review'>
}

const Opened = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Opens a draft, lets it be used, and deletes it where it was not committed. Before the commit, no failure wrote anything.
 * Google may end another draft of the same service account for the app: its user has to begin again, which the kind
 * `unavailable` says.
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
  const send = async (more: string) => {
    try {
      await api.json(Opened, { method: 'POST', url: `${url}:commit?${more}`, isWrite: true, signal })
      isGone = true
    } catch (error) {
      isGone = error instanceof ProviderFailure && error.kind === 'unknown-outcome'
      throw error
    }
  }
  const edit: Edit = {
    json: (schema, path, call = {}) => ofDraft(api.json(schema, { ...call, url: `${url}/${path}`, signal })),
    validate: async () => void (await ofDraft(api.json(Opened, { method: 'POST', url: `${url}:validate`, signal }))),
    async commit(cancelsReview) {
      const behavior = cancelsReview ? 'CANCEL_IN_REVIEW_AND_SUBMIT' : 'ERROR_IF_IN_REVIEW'
      const parameters = `changesInReviewBehavior=${behavior}`
      try {
        await ofDraft(send(parameters))
        return 'sent'
      } catch (error) {
        if (isRefused(error, /changes in review/i)) return 'in-review'
        // After a rejection Google reviews nothing that was not sent in its console, and asks for this word.
        if (!isRefused(error, /changesNotSentForReview to true/)) throw error
        await ofDraft(send(`${parameters}&changesNotSentForReview=true`))
        return 'kept'
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

const isRefused = (error: unknown, words: RegExp) =>
  error instanceof ProviderFailure && error.kind === 'refused' && words.test(error.detail ?? '')

/** A draft that was ended, by another change of the app or by its age, wrote nothing: it can be done once more. */
async function ofDraft<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const isEnded =
      error instanceof ProviderFailure &&
      (error.status === 409 || error.kind === 'not-found' || isRefused(error, /edit has expired|edit.*invalidated/i))
    if (!isEnded) throw error
    throw new ProviderFailure('google-play', 'unavailable', 'google-play ended the draft', {
      status: error.status,
      cause: error,
    })
  }
}
