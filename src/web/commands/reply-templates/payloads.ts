import * as v from 'valibot'
import { putAutomation } from '#contract/reviews/automation.ts'
import { changeTemplate, createFolder, createTemplate, setSupport } from '#contract/reviews/templates.ts'
import { AppRef, Id } from '#contract/store.ts'

/** What an organisation's templates hang on. */
const InOrganisation = { organizationId: Id }
/** `name`: its current name, to describe the change. */
const OfTemplate = { ...InOrganisation, templateId: Id, name: v.string() }
const OfFolder = { ...InOrganisation, folderId: Id, name: v.string() }

/** What a change of the rules does to one of them; `order`: to all. */
export const RuleStep = v.object({
  kind: v.picklist(['on', 'off', 'add', 'change', 'remove', 'order']),
  ruleId: v.string(),
  name: v.string(),
})
export type RuleStep = v.InferOutput<typeof RuleStep>

/** Payloads of the commands about reply templates and automated replies; a change of shape needs a new version. */
export const payloads = {
  createTemplate: v.object({ ...InOrganisation, template: createTemplate.body }),
  changeTemplate: v.object({ ...OfTemplate, template: changeTemplate.body }),
  removeTemplate: v.object(OfTemplate),
  createFolder: v.object({ ...InOrganisation, folder: createFolder.body }),
  renameFolder: v.object({ ...OfFolder, newName: createFolder.body.entries.name }),
  removeFolder: v.object(OfFolder),
  favouriteTemplate: v.object({ ...OfTemplate, isFavourite: v.boolean() }),
  favouriteFolder: v.object({ ...OfFolder, isFavourite: v.boolean() }),
  setSupport: v.object({ ...InOrganisation, ...setSupport.body.entries }),
  putAutomation: v.object({
    app: AppRef,
    appTitle: v.string(),
    ...putAutomation.body.entries,
    steps: v.array(RuleStep),
    /** Templates of its rules that had not been sent when it was made: it waits for them. */
    needs: v.array(Id),
  }),
}
