import { msg } from '@lingui/core/macro'
import {
  addFavouriteTemplate as addFavourite,
  changeTemplate as change,
  createTemplate as create,
  removeFavouriteTemplate as removeFavourite,
  removeTemplate as remove,
  setSupport as set,
} from '#contract/reviews/templates.ts'
import { call } from '#web/api/call.ts'
import { command } from '../command.ts'
import { replyTemplateEntity, supportEntity, templateFolderEntity } from '#web/commands/reviews/entities.ts'
import { lane, OWN_CHANGE, ofTemplates, refreshes, refreshesRules, withTemplate } from './of-templates.ts'
import { payloads } from './payloads.ts'
import { explain, explainNewTemplate } from './refusal.ts'

const scope = msg`Reply templates`
/** A template and the folder it goes to: what was refused there holds it back. */
const entities = (templateId: string, folderId: string | null) => [
  replyTemplateEntity(templateId),
  ...(folderId === null ? [] : [templateFolderEntity(folderId)]),
]

export const createTemplate = command({
  name: 'createTemplate',
  version: 1,
  schema: payloads.createTemplate,
  lane,
  entities: ({ template: { id, folderId } }) => entities(id, folderId),
  send: ({ organizationId, template }, context) =>
    call(create, { params: { orgId: organizationId }, body: template }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) => {
      const { template } = payload
      if (all.templates.some(({ id }) => id === template.id)) return all
      const made = { ...template, isFavourite: false, used: 0, changedAt: OWN_CHANGE }
      return { ...all, templates: [...all.templates, made] }
    }),
  describe: ({ template: { name } }) => ({ title: msg`Create template “${name}”`, scope }),
  refreshes,
  explain: explainNewTemplate,
})

export const changeTemplate = command({
  name: 'changeTemplate',
  version: 1,
  schema: payloads.changeTemplate,
  lane,
  entities: ({ templateId, template: { folderId } }) => entities(templateId, folderId),
  send: ({ organizationId, templateId, template }, context) =>
    call(change, { params: { orgId: organizationId, templateId }, body: template }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) => {
      const { seen: _, ...fields } = payload.template
      return withTemplate(all, payload.templateId, (one) => ({ ...one, ...fields, changedAt: OWN_CHANGE }))
    }),
  describe: ({ name }) => ({ title: msg`Change template “${name}”`, scope }),
  refreshes: refreshesRules,
  explain,
})

export const removeTemplate = command({
  name: 'removeTemplate',
  version: 1,
  schema: payloads.removeTemplate,
  lane,
  entities: ({ templateId }) => entities(templateId, null),
  send: ({ organizationId, templateId }, context) =>
    call(remove, { params: { orgId: organizationId, templateId } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) =>
      all.templates.some(({ id }) => id === payload.templateId)
        ? { ...all, templates: all.templates.filter(({ id }) => id !== payload.templateId) }
        : all,
    ),
  describe: ({ name }) => ({ title: msg`Delete template “${name}”`, scope }),
  refreshes,
  explain,
})

export const favouriteTemplate = command({
  name: 'favouriteTemplate',
  version: 1,
  schema: payloads.favouriteTemplate,
  lane,
  entities: ({ templateId }) => entities(templateId, null),
  send: ({ organizationId, templateId, isFavourite }, context) =>
    call(isFavourite ? addFavourite : removeFavourite, { params: { orgId: organizationId, templateId } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) =>
      withTemplate(all, payload.templateId, (one) => ({ ...one, isFavourite: payload.isFavourite })),
    ),
  describe: ({ name, isFavourite }) => ({
    title: isFavourite ? msg`Add template “${name}” to favourites` : msg`Remove template “${name}” from favourites`,
    scope,
  }),
  refreshes,
  explain,
})

/** What `{support}` stands for. */
export const setSupport = command({
  name: 'setSupport',
  version: 1,
  schema: payloads.setSupport,
  lane,
  entities: ({ organizationId }) => [supportEntity(organizationId)],
  send: ({ organizationId, support }, context) =>
    call(set, { params: { orgId: organizationId }, body: { support } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) =>
      all.support === payload.support ? all : { ...all, support: payload.support },
    ),
  describe: ({ support }) => ({
    title: support === '' ? msg`Remove the support address` : msg`Support address: ${support}`,
    scope,
  }),
  refreshes: refreshesRules,
  explain,
})
