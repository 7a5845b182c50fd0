import { useLingui } from '@lingui/react/macro'
import type { Incident } from '#contract/administration.ts'

/** Names of the types, the worst first (BAN-014). */
export function useTypes(): Record<Incident['type'], string> {
  const { t } = useLingui()
  return { error: t`Error`, warning: t`Warning`, info: t`Information`, rainbow: t`Celebration` }
}
