import { useMemo } from 'react'
import { kindFinder } from '#aso/keywords/brand.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import type { KindOf } from './keyword-row.ts'

/** KEY-010: distinguishes keywords of the own brand, of other brands and generic ones. */
export function useKindOf({ project, locale }: AppInCountry): KindOf {
  const rivals = useProjectCompetitors(project, locale).data
  return useMemo(() => {
    const others = rivals?.content.map(({ name, developerName }) => ({ title: name, developerName })) ?? []
    return kindFinder(project, others, locale)
  }, [project, rivals, locale])
}
