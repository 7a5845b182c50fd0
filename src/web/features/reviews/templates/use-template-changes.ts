import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'
import type { CommandName } from '#web/commands/payloads.ts'
import { OWN_CHANGE } from '#web/commands/reply-templates/of-templates.ts'
import { replyTemplateEntity, templateFolderEntity } from '#web/commands/reviews/entities.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { change } from '../queue-change.ts'
import { fieldsOf, type Values } from './template-values.ts'

/** Every change of an organisation's templates, queued. Those that resolve say whether they are kept. */
export function useTemplateChanges(organizationId: string) {
  const { t } = useLingui()
  const of = { organizationId }
  const put = ({ id, name, changedAt }: ReplyTemplate, fields: ReturnType<typeof fieldsOf>) => {
    // What this device has just changed itself is no conflict.
    const seen = changedAt === OWN_CHANGE ? {} : { seen: changedAt }
    const payload = { ...of, templateId: id, name, template: { ...fields, ...seen } }
    return change('changeTemplate', payload, t`Template not saved`)
  }
  return {
    create: (values: Values) =>
      change('createTemplate', { ...of, template: { id: newId(), ...fieldsOf(values) } }, t`Template not saved`),
    save: (template: ReplyTemplate, values: Values) => put(template, fieldsOf(values)),
    move: (template: ReplyTemplate, folderId: string | null) => {
      const { name, text, language } = template
      return put(template, { name, text, language, folderId })
    },
    remove: (template: ReplyTemplate) => removeTemplate(organizationId, template),
    favour: ({ id, name, isFavourite }: ReplyTemplate) =>
      change('favouriteTemplate', { ...of, templateId: id, name, isFavourite: !isFavourite }, t`Favourite not changed`),
    /** Resolves its id; null: it is not kept. */
    createFolder: async (name: string) => {
      const id = newId()
      return (await change('createFolder', { ...of, folder: { id, name } }, t`Folder not saved`)) ? id : null
    },
    renameFolder: ({ id, name }: TemplateFolder, newName: string) =>
      change('renameFolder', { ...of, folderId: id, name, newName }, t`Folder not saved`),
    removeFolder: (folder: TemplateFolder, inIt: readonly ReplyTemplate[]) =>
      removeFolder(organizationId, folder, inIt),
    favourFolder: ({ id, name, isFavourite }: TemplateFolder) =>
      change('favouriteFolder', { ...of, folderId: id, name, isFavourite: !isFavourite }, t`Favourite not changed`),
    setSupport: (support: string) => change('setSupport', { ...of, support }, t`Support address not saved`),
  }
}

/** Deletes a template and says so, with a way back: what was sent already is made anew under its id. */
export async function removeTemplate(organizationId: string, template: ReplyTemplate): Promise<boolean> {
  const { id, name, text, folderId, language, isFavourite } = template
  const since = lastQueued()
  if (!(await change('removeTemplate', { organizationId, templateId: id, name }, t`Template not deleted`))) return false
  const bringBack = async () => {
    if (await takeBack('removeTemplate', replyTemplateEntity(id), since)) return
    const again = { organizationId, template: { id, name, text, folderId, language } }
    if (!(await change('createTemplate', again, t`Template not restored`)) || !isFavourite) return
    await change('favouriteTemplate', { organizationId, templateId: id, name, isFavourite }, t`Favourite not changed`)
  }
  notify({ title: t`Template “${name}” deleted`, actions: [{ label: t`Undo`, onClick: () => void bringBack() }] })
  return true
}

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

/** The number of the last queued change: what is queued from now on comes after it. */
export const lastQueued = (): number => outbox.get().entries.at(-1)?.seq ?? 0

/** Takes one change out of the queue, if it was queued after `since`. Resolves whether it had not been sent yet. */
export async function takeBack(name: CommandName, entity: string, since: number): Promise<boolean> {
  const meant = outbox
    .get()
    .entries.find((one) => one.seq > since && one.name === name && one.entities.includes(entity))
  return meant !== undefined && (await undo(meant.seq)) === 'undone'
}
