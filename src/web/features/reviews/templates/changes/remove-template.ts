import { t } from '@lingui/core/macro'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import { replyTemplateEntity } from '#web/commands/reviews/entities.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { change } from './change.ts'
import { lastQueued, takeBack } from './take-back.ts'

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
