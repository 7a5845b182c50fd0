import { i18n } from '@lingui/core'
import { checkConnection } from '#contract/connections/connections.ts'
import { call } from '#web/api/call.ts'
import { append } from '#web/commands/append.ts'
import type { CommandName, CommandPayload } from '#web/commands/payloads.ts'
import { changeFailureText, failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { putConnection } from './reads.ts'

/** Queues a change. Resolves to whether it is stored; if not, a notification titled `failed` says why. */
export async function queueChange<N extends CommandName>(
  name: N,
  payload: CommandPayload<N>,
  failed: string,
): Promise<boolean> {
  try {
    await append(name, payload)
    return true
  } catch (error) {
    notify({ kind: 'error', title: failed, description: i18n._(changeFailureText(error)) })
    return false
  }
}

/** Has the server check a connection with its store. If that fails, a notification titled `failed` says why. */
export async function checkAgain(connectionId: string, failed: string): Promise<void> {
  try {
    putConnection(await call(checkConnection, { params: { connectionId } }))
  } catch (error) {
    notify({ kind: 'error', title: failed, description: i18n._(failureText(error)) })
  }
}
