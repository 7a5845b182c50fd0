import { i18n } from '@lingui/core'
import { append } from '#web/commands/append.ts'
import type { CommandName, CommandPayload } from '#web/commands/payloads.ts'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Queues a change, or shows under the title `failed` why it could not be stored. Resolves whether it was. */
export async function change<N extends CommandName>(
  name: N,
  payload: CommandPayload<N>,
  failed: string,
): Promise<boolean> {
  return attempt(() => append(name, payload), failed)
}

/** Like `change`, for other ways of queueing. */
export async function attempt(task: () => Promise<void>, failed: string): Promise<boolean> {
  try {
    await task()
    return true
  } catch (error) {
    notify({ kind: 'error', title: failed, description: i18n._(changeFailureText(error)) })
    return false
  }
}
