import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Id, lineOf, linesOf, Timestamp } from '../store.ts'
import { unknownPlaceholders } from './placeholders.ts'

export * from './placeholders.ts'

/** REV-013, REV-014. */
export const REPLY_TEMPLATES_MAX = 25
export const TEMPLATE_FOLDERS_MAX = 25
/** Characters of a template: the longer limit of the two stores. */
export const TEMPLATE_TEXT_MAX = 5970

/** Nobody types so many blanks in a row. */
const BLANKS = /[^\S\r\n]{101,}/g

/** With one blank in the place of each run of more than 100; lines stay. */
export const withoutLongBlanks = (text: string): string => text.replaceAll(BLANKS, ' ')

const TemplateFields = {
  name: lineOf(80),
  text: v.pipe(linesOf(TEMPLATE_TEXT_MAX), v.trim(), v.minLength(1)),
  /** null: in none. */
  folderId: v.nullable(Id),
  /** ISO 639-1; null: any. */
  language: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
}

/** As they are written: endless blanks become one. Those of earlier times may hold placeholders that are none. */
const WrittenFields = {
  ...TemplateFields,
  text: v.pipe(
    TemplateFields.text,
    v.transform(withoutLongBlanks),
    v.check((text) => unknownPlaceholders(text).length === 0, 'The text holds a placeholder that is none.'),
  ),
}

export const ReplyTemplate = v.object({
  id: Id,
  ...TemplateFields,
  /** Of the caller alone. */
  isFavourite: v.boolean(),
  /** Replies that were sent with it. */
  used: v.number(),
  /** A rule that is on sends it at once: when it is changed, the rule asks first again. Told to who may change it. */
  isSentAtOnce: v.optional(v.literal(true)),
  changedAt: Timestamp,
})
export type ReplyTemplate = v.InferOutput<typeof ReplyTemplate>

export const TemplateFolder = v.object({ id: Id, name: lineOf(80), isFavourite: v.boolean() })
export type TemplateFolder = v.InferOutput<typeof TemplateFolder>

const params = v.object({ orgId: Id })
const templateParams = v.object({ orgId: Id, templateId: Id })
const folderParams = v.object({ orgId: Id, folderId: Id })
const queuedErrors = ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] as const
const base = '/review/templates/v1/organizations/{orgId}'

/** FORBIDDEN: to a member who may see none of the organisation's apps. */
export const getTemplates = endpoint({
  id: 'getTemplates',
  summary: "The organisation's reply templates and their folders, by name",
  method: 'GET',
  path: `${base}/templates`,
  params,
  response: v.object({
    templates: v.array(ReplyTemplate),
    folders: v.array(TemplateFolder),
    /** What `{support}` stands for. */
    support: v.string(),
    /** The caller may not change them, as they lack edit on one of the organisation's apps; left out: they may with `reviews/reply`. */
    permission: v.optional(v.literal('view')),
  }),
})

/**
 * Templates, folders and the support address speak for every app: members need edit on all of them (FORBIDDEN with `needs`).
 * The id is the client's: creating one that is there changes nothing. QUOTA_EXCEEDED: 25 are there.
 */
export const createTemplate = endpoint({
  id: 'createTemplate',
  summary: 'Create a reply template',
  method: 'POST',
  path: `${base}/templates`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params,
  body: v.object({ id: Id, ...WrittenFields }),
  response: v.null(),
  errors: ['QUOTA_EXCEEDED', 'FOLDER_NOT_FOUND', ...queuedErrors],
})

/**
 * Where it was changed after `seen`, CHANGED_ELSEWHERE tells, and nothing changes. Rules that are on and send it at once ask
 * first from then on. Who acts as a user may not change what one says that a running rule sends without approval (NOT_WHILE_ACTING).
 */
export const changeTemplate = endpoint({
  id: 'changeTemplate',
  summary: 'Change a reply template, or move it to another folder',
  method: 'PUT',
  path: `${base}/templates/{templateId}`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params: templateParams,
  body: v.object({ ...WrittenFields, seen: v.optional(Timestamp) }),
  response: v.null(),
  errors: ['TEMPLATE_NOT_FOUND', 'FOLDER_NOT_FOUND', 'CHANGED_ELSEWHERE', ...queuedErrors],
})

export const removeTemplate = endpoint({
  id: 'removeTemplate',
  summary: 'Delete a reply template; one that is gone changes nothing',
  method: 'DELETE',
  path: `${base}/templates/{templateId}`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params: templateParams,
  response: v.null(),
  errors: queuedErrors,
})

export const createFolder = endpoint({
  id: 'createFolder',
  summary: 'Create a folder of reply templates',
  method: 'POST',
  path: `${base}/folders`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params,
  body: v.object({ id: Id, name: lineOf(80) }),
  response: v.null(),
  errors: ['QUOTA_EXCEEDED', ...queuedErrors],
})

export const renameFolder = endpoint({
  id: 'renameFolder',
  summary: 'Rename a folder of reply templates',
  method: 'PUT',
  path: `${base}/folders/{folderId}`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params: folderParams,
  body: v.object({ name: lineOf(80) }),
  response: v.null(),
  errors: ['FOLDER_NOT_FOUND', ...queuedErrors],
})

export const removeFolder = endpoint({
  id: 'removeFolder',
  summary: 'Delete a folder; its templates stay, in none',
  method: 'DELETE',
  path: `${base}/folders/{folderId}`,
  status: 204,
  privilege: 'reviews/reply',
  queued: true,
  params: folderParams,
  response: v.null(),
  errors: queuedErrors,
})

const favourite = {
  status: 204,
  queued: true,
  response: v.null(),
} as const

export const addFavouriteTemplate = endpoint({
  id: 'addFavouriteTemplate',
  summary: "Add a template to the user's favourites",
  method: 'PUT',
  path: `${base}/templates/{templateId}/favourite`,
  ...favourite,
  params: templateParams,
  errors: ['TEMPLATE_NOT_FOUND', ...queuedErrors],
})

export const removeFavouriteTemplate = endpoint({
  id: 'removeFavouriteTemplate',
  summary: "Remove a template from the user's favourites",
  method: 'DELETE',
  path: `${base}/templates/{templateId}/favourite`,
  ...favourite,
  params: templateParams,
  errors: queuedErrors,
})

export const addFavouriteFolder = endpoint({
  id: 'addFavouriteFolder',
  summary: "Add a folder to the user's favourites",
  method: 'PUT',
  path: `${base}/folders/{folderId}/favourite`,
  ...favourite,
  params: folderParams,
  errors: ['FOLDER_NOT_FOUND', ...queuedErrors],
})

export const removeFavouriteFolder = endpoint({
  id: 'removeFavouriteFolder',
  summary: "Remove a folder from the user's favourites",
  method: 'DELETE',
  path: `${base}/folders/{folderId}/favourite`,
  ...favourite,
  params: folderParams,
  errors: queuedErrors,
})

/**
 * What `{support}` stands for in templates: an address or a page of the organisation's own. Rules that are on and send a
 * template with it at once ask first from then on.
 */
export const setSupport = endpoint({
  id: 'setSupport',
  summary: "Set the organisation's support address",
  method: 'PUT',
  path: `${base}/support`,
  status: 204,
  privilege: 'reviews/reply',
  selfOnly: true,
  queued: true,
  params,
  body: v.object({ support: v.union([v.literal(''), lineOf(200)]) }),
  response: v.null(),
  errors: queuedErrors,
})
