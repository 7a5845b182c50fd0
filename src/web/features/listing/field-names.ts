import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DraftField } from '#contract/listing-drafts.ts'

/** What the stores' consoles call the texts of a listing. */
export const fieldNames: Record<DraftField, MessageDescriptor> = {
  title: msg`Name`,
  subtitle: msg`Subtitle`,
  shortDescription: msg`Short description`,
  keywords: msg`Keywords`,
  promotionalText: msg`Promotional text`,
  description: msg`Description`,
  whatsNew: msg`What’s new`,
}
