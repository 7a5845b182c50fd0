import { useLingui } from '@lingui/react/macro'
import type { Incident } from '#contract/administration.ts'

/** The worst first (BAN-014). */
export const incidentTypes = ['error', 'warning', 'info', 'rainbow'] as const satisfies Incident['type'][]

export function useTypes(): Record<Incident['type'], string> {
  const { t } = useLingui()
  return { error: t`Error`, warning: t`Warning`, info: t`Information`, rainbow: t`Celebration` }
}
