import { exportOutbox } from '#web/offline/outbox/outbox.ts'
import { saveFile } from '#web/ui/files/save-file.ts'

/** Offers every change that is not sent as a file to keep. */
export async function exportChanges(): Promise<void> {
  saveFile(await exportOutbox(), 'storeglass-changes.json', 'application/json')
}
