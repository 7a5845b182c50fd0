import { t } from '@lingui/core/macro'
import { holdsLink } from '#contract/protocol/name.ts'

/** What is wrong with a typed name of a person or an organisation; null: nothing. */
export function nameProblem(name: string): string | null {
  if (!name.trim()) return t`This field is required`
  return holdsLink(name) ? t`A name can't contain a web address` : null
}
