import { importStoreData, UPLOAD_PART_MAX, uploadStoreData, type ImportedStoreData } from '#contract/store-data.ts'
import type { Locale } from '#contract/store.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { runAtUserChange } from '#web/session/sign-out.ts'
import { createStore } from '#web/offline/create-store.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

export interface Imported {
  name: string
  result: ImportedStoreData
}

/** Dumps on their way into the archive market. It outlives the page that shows it: a bad line takes that away. */
export interface DumpImport {
  /** Chosen and not imported yet, in their order. */
  files: readonly File[]
  /** Of the first file: null while nothing is under way; bytes that the server has; `importing`: all of it. */
  sent: number | 'importing' | null
  done: readonly Imported[]
  /** Why the first file has stopped; trying again goes on where it was. */
  failure: unknown
}

const none: DumpImport = { files: [], sent: null, done: [], failure: null }
export const dumpImport = createStore<DumpImport>(none)
const change = (part: Partial<DumpImport>) => dumpImport.set({ ...dumpImport.get(), ...part })

runAtUserChange([() => dumpImport.set(none)])

/** The id of a file's upload stays, so that a second try goes on. */
const uploadIds = new WeakMap<File, string>()
function uploadIdOf(file: File): string {
  const known = uploadIds.get(file) ?? newId()
  uploadIds.set(file, known)
  return known
}

/** Chosen in the place of what was chosen before; nothing is sent yet. */
export function chooseDumps(files: readonly File[]): void {
  if (dumpImport.get().sent === null && files.length > 0) dumpImport.set({ ...none, files })
}

/** Sends and imports what is chosen, one file after the other; `locale`: the storefront of CSV files. */
export async function importDumps(locale: Locale): Promise<void> {
  if (dumpImport.get().sent !== null) return
  change({ failure: null })
  let file: File | undefined
  while ((file = dumpImport.get().files[0])) {
    const outcome = await importOne(file, locale).catch((error: unknown) => ({ failed: error }))
    // Somebody else has signed in meanwhile.
    if (dumpImport.get().files[0] !== file) return
    if ('failed' in outcome) return change({ sent: null, failure: outcome.failed })
    const { files, done } = dumpImport.get()
    change({ files: files.slice(1), sent: null, done: [...done, { name: file.name, result: outcome }] })
  }
}

async function importOne(file: File, locale: Locale): Promise<ImportedStoreData> {
  const params = { uploadId: uploadIdOf(file) }
  let at = 0
  while (at < file.size && dumpImport.get().files[0] === file) {
    change({ sent: at })
    const base64 = await base64Of(file.slice(at, at + UPLOAD_PART_MAX))
    at = (await call(uploadStoreData, { params, body: { at, base64 } })).size
  }
  change({ sent: 'importing' })
  try {
    let result: ImportedStoreData | null = null
    while (result === null) result = await call(importStoreData, { params, body: { name: file.name, locale } })
    return result
  } catch (error) {
    // The server dropped what it could not read: a second try brings it anew.
    if (error instanceof ApiError && (error.code === 'NOT_A_DUMP' || error.code === 'NOT_FOUND')) uploadIds.delete(file)
    throw error
  }
}

function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      // An address of data: what it is, a comma, and the bytes.
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(part)
  })
}
