import { hashKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Identity } from '#contract/auth/auth.ts'
import { readLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import type { LocalKey } from '#web/offline/stores.ts'
import { impersonation } from '#web/session/impersonation.ts'
import { getQueryClient } from './query-client.ts'
import type { Answer } from '#web/api/request.ts'
import { session } from '#web/session/session-store.ts'
import type { UserChange } from '#web/session/sign-out.ts'
import { storeKey, type Restorable } from './store-key.ts'
import { whenIdle } from '../scheduling/when-idle.ts'

const KEY = 'storeglass.frame' satisfies LocalKey
/** Maximum size, characters as JSON. With more, the next start waits for the database. */
const MAX_SIZE = 300_000

const Saved = v.object({
  userId: v.string(),
  organizationId: v.string(),
  answers: v.record(v.string(), v.object({ data: v.unknown(), at: v.number() })),
})

/** As it was at the start; undefined: not read yet. */
let saved: v.InferOutput<typeof Saved> | null | undefined

/** Removes the last page of the previous user. */
export function dropLastFrame({ before }: UserChange): void {
  if (before !== null) saved = null
}

/**
 * The answer that the last page had, by its key on the device; undefined: none. Needs no database: opening one takes
 * longer than everything else the first frame waits for.
 */
export function answerOfLastFrame(key: string): Answer<unknown> | undefined {
  if (saved === undefined) saved = readLocal(KEY, Saved) ?? null
  return saved && isOf(saved, session.get().identity) ? saved.answers[key] : undefined
}

type Whose = Pick<Identity, 'userId' | 'organizationId'>

const isOf = ({ userId, organizationId }: Whose, identity: Identity | null): boolean =>
  identity?.userId === userId && identity.organizationId === organizationId

/**
 * Saves the answers to these reads for the first frame of the next start, until stopped. Returns a function that stops
 * it.
 */
export function saveForNextStart(reads: readonly Restorable[]): () => void {
  if (impersonation()) return () => {}
  const client = getQueryClient()
  const { identity } = session.get()
  const hashes = new Set(reads.map(({ queryKey }) => hashKey(queryKey)))
  let live = true
  let waits = false

  const save = () => {
    waits = false
    if (!live || !identity || !isOf(identity, session.get().identity)) return
    const answers = Object.fromEntries(
      reads.flatMap(({ queryKey, meta }) => {
        const answer = client.getQueryData<Answer<unknown>>(queryKey)
        return answer ? [[storeKey(meta.endpoint, queryKey[1]), { data: answer.data, at: answer.at }]] : []
      }),
    )
    if (JSON.stringify(answers).length <= MAX_SIZE)
      writeLocal(KEY, { userId: identity.userId, organizationId: identity.organizationId, answers })
  }
  const saveSoon = () => {
    if (!waits) whenIdle(save)
    waits = true
  }

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && hashes.has(event.query.queryHash)) saveSoon()
  })
  saveSoon()
  return () => {
    live = false
    stop()
  }
}
