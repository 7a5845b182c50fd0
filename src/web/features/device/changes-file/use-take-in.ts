import { useEffect, useState } from 'react'
import { importChanges, type FileTaken } from '#web/commands/import-changes.ts'
import type { NotTaken } from '#web/offline/outbox/read-changes.ts'

/** `{ error }`: the device can't keep what is in the file. */
export type Taking = FileTaken | NotTaken | { error: unknown }

/** A file that was chosen is taken in once, however often it is drawn. */
const takings = new WeakMap<File, Promise<Taking>>()

/** Takes a file of changes in; null: under way. */
export function useTakeIn(file: File): Taking | null {
  const [taking, setTaking] = useState<Taking | null>(null)
  useEffect(() => {
    let live = true
    const started = takings.get(file) ?? importChanges(file).catch((error: unknown) => ({ error }))
    takings.set(file, started)
    void started.then((taken) => live && setTaking(taken))
    return () => {
      live = false
    }
  }, [file])
  return taking
}
