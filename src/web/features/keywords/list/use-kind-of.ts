import { useMemo } from 'react'
import { kindFinder } from '#aso/keywords/brand.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import type { KindOf } from './keyword-row.ts'

/** KEY-010: tells keywords of the own brand, of competitors' and others' brands and generic ones apart. */
export function useKindOf({ project, locale }: AppInCountry): KindOf {
  const rivals = useProjectCompetitors(project, locale).data
  return useMemo(() => {
    const others = rivals?.content.map(({ name, developerName }) => ({ title: name, developerName })) ?? []
    return kindFinder(project, others, locale)
  }, [project, rivals, locale])
}
