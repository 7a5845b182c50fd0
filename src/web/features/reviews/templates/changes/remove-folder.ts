import { t } from '@lingui/core/macro'
import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'
import { templateFolderEntity } from '#web/commands/reviews/entities.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { change } from './change.ts'
import { lastQueued, takeBack } from './take-back.ts'

/**
 * Deletes a folder and says so, with a way back. Its templates stay, in none; where the deletion was sent already, they are
 * moved into the folder again.
 */
export async function removeFolder(
  organizationId: string,
  folder: TemplateFolder,
  inIt: readonly ReplyTemplate[],
): Promise<boolean> {
  const { id, name, isFavourite } = folder
  const since = lastQueued()
  if (!(await change('removeFolder', { organizationId, folderId: id, name }, t`Folder not deleted`))) return false
  const bringBack = async () => {
    if (await takeBack('removeFolder', templateFolderEntity(id), since)) return
    const failed = t`Folder not restored`
    if (!(await change('createFolder', { organizationId, folder: { id, name } }, failed))) return
    if (isFavourite) await change('favouriteFolder', { organizationId, folderId: id, name, isFavourite }, failed)
    for (const { id: templateId, name: ofTemplate, text, language } of inIt) {
      const template = { name: ofTemplate, text, language, folderId: id }
      await change('changeTemplate', { organizationId, templateId, name: ofTemplate, template }, failed)
    }
  }
  notify({ title: t`Folder “${name}” deleted`, actions: [{ label: t`Undo`, onClick: () => void bringBack() }] })
  return true
}
