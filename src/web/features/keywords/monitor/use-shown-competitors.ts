import { useMemo } from 'react'
import type { Competitor } from '#contract/projects.ts'
import { KEYWORD_COMPETITORS_MAX } from '#contract/protocol/limits.ts'

/** Competitors that stand side by side until the user chooses others. */
const FIRST = 3

/** The competitors with a column of their own (LIM-017), in the order in which they were chosen. */
export function useShownCompetitors(
  projectId: string,
  all: readonly Competitor[] | undefined,
  settings: { competitors: Readonly<Record<string, readonly string[]>> },
): readonly Competitor[] {
  const chosen = settings.competitors[projectId]
  return useMemo(() => {
    if (!all) return []
    if (!chosen) return all.slice(0, FIRST)
    return chosen.flatMap((id) => all.find(({ trackId }) => trackId === id) ?? []).slice(0, KEYWORD_COMPETITORS_MAX)
  }, [all, chosen])
}
