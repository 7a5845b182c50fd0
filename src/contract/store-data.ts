import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { Field, Id, Locale } from './store.ts'

/** Most bytes of a dump that one request brings; as base64 they stay below the limit of a body. */
export const UPLOAD_PART_MAX = 180_000
/** Largest dump, bytes. */
export const UPLOAD_MAX = 1024 ** 3

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const params = v.object({ uploadId: Id })
const path = '/admin/v1/store-data/{uploadId}'

/**
 * A dump comes part by part, so that it may come over a bad line and never stands in memory. A part that came before
 * changes nothing; one that leaves a gap is not taken: `size` says where to go on.
 */
export const uploadStoreData = endpoint({
  id: 'uploadStoreData',
  summary: 'Upload the next part of a store data dump; the client chooses the id',
  method: 'PUT',
  path,
  timeoutMs: 60_000,
  privilege: 'admin/manage',
  params,
  body: v.object({
    /** Where in the file the part begins, bytes. */
    at: v.pipe(count, v.maxValue(UPLOAD_MAX)),
    base64: v.pipe(v.string(), v.maxLength(4 * Math.ceil(UPLOAD_PART_MAX / 3)), v.base64()),
  }),
  /** What has come so far, bytes. */
  response: v.object({ size: count }),
  errors: ['UPLOAD_TOO_LARGE'],
})

/** A row that could not be read. */
export const SkippedRow = v.object({ where: v.string(), reason: v.string() })

export const ImportedStoreData = v.object({
  new: count,
  changed: count,
  unchanged: count,
  skipped: count,
  /** The first of the rows that were skipped. */
  skippedRows: v.array(SkippedRow),
})
export type ImportedStoreData = v.InferOutput<typeof ImportedStoreData>

/**
 * All of the dump or, when it is none, nothing. The upload is over afterwards, whatever came of it. A large one takes
 * minutes: null says that it is still under way, and asking once more waits for it.
 */
export const importStoreData = endpoint({
  id: 'importStoreData',
  summary: 'Import an uploaded dump into the archive market; noted in the audit log',
  method: 'POST',
  path,
  privilege: 'admin/manage',
  params,
  body: v.object({
    /** Of the file, for the audit log. */
    name: Field,
    /** The storefront it was read from; null: en-US, or what the file says. */
    locale: v.nullable(Locale),
  }),
  response: v.nullable(ImportedStoreData),
  errors: ['NOT_FOUND', 'NOT_A_DUMP', 'IMPORT_RUNNING'],
})
