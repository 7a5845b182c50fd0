import type { AnyCommand } from '../command.ts'
import { putAutomation } from './automation.ts'
import { createFolder, favouriteFolder, removeFolder, renameFolder } from './folders.ts'
import type { payloads } from './payloads.ts'
import { changeTemplate, createTemplate, favouriteTemplate, removeTemplate, setSupport } from './templates.ts'

/** Every command about reply templates, their folders and the rules of automated replies. */
export const commands: { [N in keyof typeof payloads]: AnyCommand<N> } = {
  createTemplate,
  changeTemplate,
  removeTemplate,
  createFolder,
  renameFolder,
  removeFolder,
  favouriteTemplate,
  favouriteFolder,
  setSupport,
  putAutomation,
}
