import { i18n } from '@lingui/core'
import { checkConnection } from '#contract/connections/connections.ts'
import { call } from '#web/api/call.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { putConnection } from './reads/put-connection.ts'

/** Asks the store anew how a connection stands; says under `failed` why nobody could tell. */
export async function checkAgain(connectionId: string, failed: string): Promise<void> {
  try {
    putConnection(await call(checkConnection, { params: { connectionId } }))
  } catch (error) {
    notify({ kind: 'error', title: failed, description: i18n._(failureText(error)) })
  }
}
