import { importStoreData, UPLOAD_MAX, UPLOAD_PART_MAX, uploadStoreData } from '#contract/store-data.ts'
import { audit } from '#server/audit/audit.ts'
import { requirePrivilege } from '#server/endpoints/require-access.ts'
import { requireCurrentMembership } from '#server/endpoints/require-current-membership.ts'
import { serve, withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { importApart, type ImportOutcome } from '#server/markets/archive/import-apart.ts'
import { joinImport } from '#server/markets/archive/import-runs.ts'
import { dropUpload, takePart, uploadedSize, uploadFile } from '#server/markets/archive/uploads.ts'

type Import = PrefetchRequest<typeof importStoreData>

export const takeUpload = serve(uploadStoreData, async ({ params, body, services }) => {
  const part = Buffer.from(body.base64, 'base64')
  if (part.byteLength > UPLOAD_PART_MAX || body.at + part.byteLength > UPLOAD_MAX)
    throw new HttpError('UPLOAD_TOO_LARGE', 'The dump is too large.', { details: { maxBytes: UPLOAD_MAX } })
  return { size: await takePart(services.config.archiveFolder, params.uploadId, body.at, part) }
})

/** Imports and notes it, whether or not somebody still waits for the answer. */
async function imported({ params, body, caller, services }: Import): Promise<ImportOutcome> {
  const { archiveFolder } = services.config
  const file = uploadFile(archiveFolder, params.uploadId)
  if ((await uploadedSize(file)) === null) throw new HttpError('NOT_FOUND', 'There is no such upload.')
  const outcome = await importApart({ file, folder: archiveFolder, locale: body.locale })
  // While another import runs, the dump waits for the next try.
  if (outcome.kind === 'running') return outcome
  await dropUpload(archiveFolder, params.uploadId)
  if (outcome.kind === 'imported') {
    const note = `${body.name}: ${outcome.new} new, ${outcome.changed} changed`
    await audit(services.db, { action: 'store-data-imported', actor: caller, note }, services.clock())
  }
  return outcome
}

/** Outside of a write's transaction: the embedded database's one connection must serve others meanwhile. */
async function join(asked: Import): Promise<ImportOutcome | null> {
  const { caller, params, services } = asked
  requirePrivilege(importStoreData, await requireCurrentMembership(services.db, caller))
  return joinImport(params.uploadId, () => imported(asked))
}

export const importUpload = withPrefetch(importStoreData, join, async (_, prefetched) => {
  const outcome = prefetched()
  if (outcome?.kind === 'running') throw new HttpError('IMPORT_RUNNING', 'Another import is running.')
  if (outcome?.kind === 'bad')
    throw new HttpError('NOT_A_DUMP', 'The file is no dump.', { details: { reason: outcome.reason } })
  return outcome
})
