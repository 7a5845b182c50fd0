import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'

/** Why a dump was not imported, in plain words, and what the server says of the file itself (English). */
export function importFailure(error: unknown): { text: MessageDescriptor; reason: string | null } {
  const code = error instanceof ApiError ? error.code : null
  if (error instanceof ApiError && code === 'NOT_A_DUMP') {
    const { reason } = error.details
    return { text: msg`This file can't be imported. Nothing has changed.`, reason: String(reason ?? '') || null }
  }
  if (code === 'IMPORT_RUNNING')
    return { text: msg`Another import is running. Try again when it's done.`, reason: null }
  if (code === 'UPLOAD_TOO_LARGE')
    return { text: msg`This file is too large. Import it on the server with npm run import.`, reason: null }
  return { text: failureText(error), reason: null }
}
