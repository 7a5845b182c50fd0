import * as v from 'valibot'
import type { Provider } from '#contract/connections/connection.ts'
import { deviceOrganisation } from '#web/offline/storage/device-user.ts'
import { readInTab, removeInTab, writeInTab } from '#web/offline/storage/session-item.ts'

const KEY = 'storeglass.connection-forms'

/** The texts of a form, by field. Never a key: of a file that was chosen, only its name. */
export const FormTexts = v.record(v.string(), v.pipe(v.string(), v.maxLength(200)))
export type FormTexts = v.InferOutput<typeof FormTexts>

const Kept = v.object({
  /** In which they were typed: another one starts with empty forms. */
  organizationId: v.optional(v.nullable(v.string())),
  forms: v.record(v.string(), FormTexts),
  /** Names of the files that were chosen, by provider: they have to be chosen again. */
  files: v.record(v.string(), v.string()),
})
type Kept = v.InferOutput<typeof Kept>

function all(): Kept {
  const kept = readInTab(KEY, Kept)
  const isOurs = kept && (kept.organizationId ?? deviceOrganisation.get()) === deviceOrganisation.get()
  return isOurs ? kept : { forms: {}, files: {} }
}

const keep = (kept: Kept): void => writeInTab(KEY, { ...kept, organizationId: deviceOrganisation.get() })

/** What was typed for a provider in this tab before, and the name of the file that was chosen with it. */
export function keptForm(provider: Provider): { texts: FormTexts; file: string | null } {
  const { forms, files } = all()
  return { texts: forms[provider] ?? {}, file: files[provider] ?? null }
}

export function keepForm(provider: Provider, texts: FormTexts, file: string | null): void {
  const { forms, files } = all()
  const { [provider]: _, ...others } = files
  keep({
    forms: { ...forms, [provider]: texts },
    files: file === null ? others : { ...files, [provider]: file },
  })
}

/** The next form of this provider begins with this name alone. */
export const startWithName = (provider: Provider, name: string): void => keepForm(provider, { name }, null)

/** It was sent. */
export function dropForm(provider: Provider): void {
  const { forms, files } = all()
  const { [provider]: _, ...otherForms } = forms
  const { [provider]: __, ...otherFiles } = files
  if (Object.keys(otherForms).length === 0) return removeInTab(KEY)
  keep({ forms: otherForms, files: otherFiles })
}
