import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { IgnoredRule } from '#contract/listing-drafts.ts'
import type { Project } from '#contract/projects.ts'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { saveDraft } from '../editor/field-drafts.ts'
import type { BulkCell } from './bulk-lines.ts'

/** Queues what became of a cell's text, and says where that is not possible. Never throws. */
export async function saveCell(
  project: Project,
  { language, edited }: BulkCell,
  text: string,
  ignored?: IgnoredRule[],
): Promise<void> {
  try {
    const texts = { draft: text, published: edited.live, ignored }
    await saveDraft({ project, language, field: edited.field }, texts)
  } catch (error) {
    notify({ kind: 'error', title: t`Draft not saved`, description: i18n._(changeFailureText(error)) })
  }
}
