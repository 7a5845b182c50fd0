import { getTemplates } from '#contract/reviews/templates.ts'
import { read } from '#web/data/queries/read.ts'

/** The organisation's reply templates, their folders and its support address. */
export const templatesRead = (organizationId: string) => read(getTemplates, { params: { orgId: organizationId } })
