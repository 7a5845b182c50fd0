import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getAutomation } from '#contract/reviews/automation.ts'
import { getTemplates, type ReplyTemplate, type TemplateFolder } from '#contract/reviews/templates.ts'

export type Templates = EndpointOutput<typeof getTemplates>

interface Asked {
  params?: { orgId?: string }
}

/** One lane for templates and rules: a rule may answer with a template that was made just before. */
export const lane = () => 'reply-templates'

export const refreshes = ({ organizationId }: { organizationId: string }) => [
  { endpoint: getTemplates, input: { params: { orgId: organizationId } } },
]

/** As `refreshes`, and the rules: those that send what was changed at once ask first now. */
export const refreshesRules = (payload: { organizationId: string }) => [
  ...refreshes(payload),
  { endpoint: getAutomation, input: {} },
]

/** When a template changed that is not as the server said: it was this device, and what the server will say is not known yet. */
export const OWN_CHANGE = ''

/** The answer with the organisation's templates changed, if the query's data is them. */
export function ofTemplates(
  { organizationId }: { organizationId: string },
  endpointId: string,
  input: unknown,
  data: unknown,
  change: (all: Templates) => Templates,
): unknown {
  if (endpointId !== getTemplates.id || (input as Asked).params?.orgId !== organizationId) return data
  // The endpoint's id determines the type of the data.
  return change(data as Templates)
}

/** With one template changed; the same object where it is not there. */
export const withTemplate = (all: Templates, id: string, change: (one: ReplyTemplate) => ReplyTemplate): Templates =>
  all.templates.some((one) => one.id === id)
    ? { ...all, templates: all.templates.map((one) => (one.id === id ? change(one) : one)) }
    : all

export const withFolder = (all: Templates, id: string, change: (one: TemplateFolder) => TemplateFolder): Templates =>
  all.folders.some((one) => one.id === id)
    ? { ...all, folders: all.folders.map((one) => (one.id === id ? change(one) : one)) }
    : all
