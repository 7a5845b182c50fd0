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

/** Queued changes of an organisation's templates. Each resolves whether it was stored. */
export function useTemplateChanges(organizationId: string) {
  const { t } = useLingui()
  const of = { organizationId }
  const put = ({ id, name, changedAt }: ReplyTemplate, fields: ReturnType<typeof fieldsOf>) => {
    // The device's own last change is no conflict.
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
    /** Resolves the new folder's id; null: it was not stored. */
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

/** Deletes a template and offers to undo that; if the deletion was already sent, it is created again with the same id. */
async function removeTemplate(organizationId: string, template: ReplyTemplate): Promise<boolean> {
  const { id, name, text, folderId, language, isFavourite } = template
  const since = lastQueued()
  if (!(await change('removeTemplate', { organizationId, templateId: id, name }, t`Template not deleted`))) return false
  const restore = async () => {
    if (await cancelQueued('removeTemplate', replyTemplateEntity(id), since)) return
    const again = { organizationId, template: { id, name, text, folderId, language } }
    if (!(await change('createTemplate', again, t`Template not restored`)) || !isFavourite) return
    await change('favouriteTemplate', { organizationId, templateId: id, name, isFavourite }, t`Favourite not changed`)
  }
  notify({ title: t`Template “${name}” deleted`, actions: [{ label: t`Undo`, onClick: () => void restore() }] })
  return true
}

/**
 * Deletes a folder and offers to undo that. Its templates stay, without a folder; if the deletion was already sent, undoing
 * creates the folder again and moves them back.
 */
async function removeFolder(
  organizationId: string,
  folder: TemplateFolder,
  inIt: readonly ReplyTemplate[],
): Promise<boolean> {
  const { id, name, isFavourite } = folder
  const since = lastQueued()
  if (!(await change('removeFolder', { organizationId, folderId: id, name }, t`Folder not deleted`))) return false
  const restore = async () => {
    if (await cancelQueued('removeFolder', templateFolderEntity(id), since)) return
    const failed = t`Folder not restored`
    if (!(await change('createFolder', { organizationId, folder: { id, name } }, failed))) return
    if (isFavourite) await change('favouriteFolder', { organizationId, folderId: id, name, isFavourite }, failed)
    for (const { id: templateId, name: ofTemplate, text, language } of inIt) {
      const template = { name: ofTemplate, text, language, folderId: id }
      await change('changeTemplate', { organizationId, templateId, name: ofTemplate, template }, failed)
    }
  }
  notify({ title: t`Folder “${name}” deleted`, actions: [{ label: t`Undo`, onClick: () => void restore() }] })
  return true
}

/** Sequence number of the last queued change. */
const lastQueued = (): number => outbox.get().entries.at(-1)?.seq ?? 0

/** Cancels a change that was queued after `since`. Resolves whether it was cancelled before it was sent. */
async function cancelQueued(name: CommandName, entity: string, since: number): Promise<boolean> {
  const meant = outbox
    .get()
    .entries.find((one) => one.seq > since && one.name === name && one.entities.includes(entity))
  return meant !== undefined && (await undo(meant.seq)) === 'undone'
}
