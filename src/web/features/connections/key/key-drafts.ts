import * as v from 'valibot'
import type { Provider } from '#contract/connections/connection.ts'
import { deviceOrganisation } from '#web/offline/storage/device-user.ts'
import { readInTab, removeInTab, writeInTab } from '#web/offline/storage/session-item.ts'

const KEY = 'storeglass.connection-forms'

/** The texts of a form, by field. */
export const FormTexts = v.record(v.string(), v.pipe(v.string(), v.maxLength(200)))
export type FormTexts = v.InferOutput<typeof FormTexts>

/** What the user typed into the key forms. Never a key: of a chosen file, only its name. */
const Drafts = v.object({
  /** In which they were typed: another organisation starts with empty forms. */
  organizationId: v.optional(v.nullable(v.string())),
  forms: v.record(v.string(), FormTexts),
  /** Names of the chosen files, by provider: they have to be chosen again. */
  files: v.record(v.string(), v.string()),
})
type Drafts = v.InferOutput<typeof Drafts>

function readAll(): Drafts {
  const drafts = readInTab(KEY, Drafts)
  const isOurs = drafts && (drafts.organizationId ?? deviceOrganisation.get()) === deviceOrganisation.get()
  return isOurs ? drafts : { forms: {}, files: {} }
}

const writeAll = (drafts: Drafts): void => writeInTab(KEY, { ...drafts, organizationId: deviceOrganisation.get() })

/** What was typed for a provider in this tab before, and the name of the file that was chosen. */
export function readDraft(provider: Provider): { texts: FormTexts; file: string | null } {
  const { forms, files } = readAll()
  return { texts: forms[provider] ?? {}, file: files[provider] ?? null }
}

export function saveDraft(provider: Provider, texts: FormTexts, file: string | null): void {
  const { forms, files } = readAll()
  const { [provider]: _, ...others } = files
  writeAll({
    forms: { ...forms, [provider]: texts },
    files: file === null ? others : { ...files, [provider]: file },
  })
}

/** The next form of this provider begins with this name alone. */
export const startDraft = (provider: Provider, name: string): void => saveDraft(provider, { name }, null)

export function deleteDraft(provider: Provider): void {
  const { forms, files } = readAll()
  const { [provider]: _, ...otherForms } = forms
  const { [provider]: __, ...otherFiles } = files
  if (Object.keys(otherForms).length === 0) return removeInTab(KEY)
  writeAll({ forms: otherForms, files: otherFiles })
}
