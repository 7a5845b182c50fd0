import { i18n, type MessageDescriptor } from '@lingui/core'
import { checkConnection } from '#contract/connections/connections.ts'
import { call } from '#web/api/call.ts'
import { append } from '#web/commands/append.ts'
import type { CommandPayload } from '#web/commands/payloads.ts'
import type { RefusalEntry } from '#web/offline/outbox/entry.ts'
import { outcomeOf } from '#web/offline/outbox/outcome-of.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { changeFailureText, failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { failedTexts } from './failed-texts.ts'
import { putConnection } from './reads.ts'

type Change = keyof typeof failedTexts
/** What a change that did not work was for. */
const failedText: { [N in Change]: (payload: CommandPayload<N>) => MessageDescriptor } = failedTexts

/**
 * Queues a change. Resolves to whether it is stored; if not, a notification says why. So does one where the server
 * refuses it at once; what it refuses later is listed with the pending changes.
 */
export async function queueChange<N extends Change>(name: N, payload: CommandPayload<N>): Promise<boolean> {
  const tell = (reason: MessageDescriptor) =>
    notify({ kind: 'error', title: i18n._(failedText[name](payload)), description: i18n._(reason) })
  try {
    await append(name, payload)
  } catch (error) {
    tell(changeFailureText(error))
    return false
  }
  void refusalOf(name, payload).then((refusal) => refusal && tell(refusal.message))
  return true
}

/** Why the server refused the change that was queued just now; null: it took it, or nobody can reach it. */
async function refusalOf(name: Change, payload: object): Promise<RefusalEntry | null> {
  const content = JSON.stringify(payload)
  const queued = outbox.get().entries.findLast((one) => one.name === name && JSON.stringify(one.payload) === content)
  const [entity] = queued?.entities ?? []
  if (!queued || entity === undefined || (await outcomeOf(entity)) !== 'refused') return null
  return outbox.get().entries.find(({ seq }) => seq === queued.seq)?.refusal ?? null
}

/** Has the server check a connection with its store. If that fails, a notification titled `failed` says why. */
export async function checkAgain(connectionId: string, failed: string): Promise<void> {
  try {
    putConnection(await call(checkConnection, { params: { connectionId } }))
  } catch (error) {
    notify({ kind: 'error', title: failed, description: i18n._(failureText(error)) })
  }
}
