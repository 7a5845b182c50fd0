import { msg } from '@lingui/core/macro'
import {
  addFavouriteFolder as addFavourite,
  createFolder as create,
  removeFavouriteFolder as removeFavourite,
  removeFolder as remove,
  renameFolder as rename,
} from '#contract/reviews/templates.ts'
import { call } from '#web/api/call.ts'
import { command } from '../command.ts'
import { templateFolderEntity } from '#web/commands/reviews/entities.ts'
import { lane, ofTemplates, refreshes, withFolder, type Templates } from './of-templates.ts'
import { payloads } from './payloads.ts'
import { explain, explainNewFolder } from './refusal.ts'

const scope = msg`Folders of reply templates`
const entities = ({ folderId }: { folderId: string }) => [templateFolderEntity(folderId)]

export const createFolder = command({
  name: 'createFolder',
  version: 1,
  schema: payloads.createFolder,
  lane,
  entities: ({ folder: { id } }) => [templateFolderEntity(id)],
  send: ({ organizationId, folder }, context) =>
    call(create, { params: { orgId: organizationId }, body: folder }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) =>
      all.folders.some(({ id }) => id === payload.folder.id)
        ? all
        : { ...all, folders: [...all.folders, { ...payload.folder, isFavourite: false }] },
    ),
  describe: ({ folder: { name } }) => ({ title: msg`Create folder “${name}”`, scope }),
  refreshes,
  explain: explainNewFolder,
})

export const renameFolder = command({
  name: 'renameFolder',
  version: 1,
  schema: payloads.renameFolder,
  lane,
  entities,
  send: ({ organizationId, folderId, newName }, context) =>
    call(rename, { params: { orgId: organizationId, folderId }, body: { name: newName } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) =>
      withFolder(all, payload.folderId, (one) => ({ ...one, name: payload.newName })),
    ),
  describe: ({ name, newName }) => ({ title: msg`Rename folder “${name}” to “${newName}”`, scope }),
  refreshes,
  explain,
})

/** Its templates stay, in none. */
const withoutFolder = ({ templates, folders, ...rest }: Templates, folderId: string): Templates => ({
  ...rest,
  templates: templates.map((one) => (one.folderId === folderId ? { ...one, folderId: null } : one)),
  folders: folders.filter(({ id }) => id !== folderId),
})

export const removeFolder = command({
  name: 'removeFolder',
  version: 1,
  schema: payloads.removeFolder,
  lane,
  entities,
  send: ({ organizationId, folderId }, context) =>
    call(remove, { params: { orgId: organizationId, folderId } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) =>
      all.folders.some(({ id }) => id === payload.folderId) ? withoutFolder(all, payload.folderId) : all,
    ),
  describe: ({ name }) => ({ title: msg`Delete folder “${name}”`, scope }),
  refreshes,
  explain,
})

export const favouriteFolder = command({
  name: 'favouriteFolder',
  version: 1,
  schema: payloads.favouriteFolder,
  lane,
  entities,
  send: ({ organizationId, folderId, isFavourite }, context) =>
    call(isFavourite ? addFavourite : removeFavourite, { params: { orgId: organizationId, folderId } }, context),
  overlay: (payload, endpointId, input, data) =>
    ofTemplates(payload, endpointId, input, data, (all) =>
      withFolder(all, payload.folderId, (one) => ({ ...one, isFavourite: payload.isFavourite })),
    ),
  describe: ({ name, isFavourite }) => ({
    title: isFavourite ? msg`Add folder “${name}” to favourites` : msg`Remove folder “${name}” from favourites`,
    scope,
  }),
  refreshes,
  explain,
})
