import { useLingui } from '@lingui/react/macro'
import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'
import { OWN_CHANGE } from '#web/commands/reply-templates/of-templates.ts'
import { change } from './changes/change.ts'
import { removeFolder } from './changes/remove-folder.ts'
import { removeTemplate } from './changes/remove-template.ts'
import { fieldsOf, type Values } from './editor/values.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

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
