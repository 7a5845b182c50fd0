import type { ReactNode } from 'react'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { NotInPlan } from '../list/not-in-plan.tsx'
import { AskModel } from './ask-model.tsx'
import { NoSeed } from './no-seed.tsx'
import { NoSuggestions } from './no-suggestions.tsx'
import { needsSeed } from './sources.ts'
import type { ModelRequests } from './use-model.ts'
import type { Suggestions } from './use-suggestions.ts'

interface Asked {
  app: AppInCountry
  source: SuggestionSource
  /** Of the open source. */
  result: Suggestions[SuggestionSource]
  /** null: too short to search for. */
  seed: string | null
  /** The language model that would be asked, and what for; null: there is none, or it is not known yet. */
  model: { host: string; requests: ModelRequests | null; seed: string | null } | null
  onPick: (text: string) => void
  onSource: (source: SuggestionSource) => void
}

/** What stands in place of a source's list; null: there is a list, or it comes. */
export function insteadOfList({ app, source, result, seed, model, onPick, onSource }: Asked): ReactNode {
  const { data, isLoading, error, refresh } = result
  const isUnasked = data === undefined && !isLoading && error === null
  if (source === 'ai' && model && isUnasked)
    return model.requests?.left === 0 ? (
      <NotInPlan
        code={model.requests.limit === 0 ? 'FEATURE_LOCKED' : 'QUOTA_EXCEEDED'}
        onSkip={() => onSource('metadata')}
      />
    ) : (
      <AskModel {...model} onAsk={refresh} />
    )
  if (needsSeed(source) && seed === null) return <NoSeed title={app.title} locale={app.locale} onPick={onPick} />
  if (data?.keywords === null) return <NoSuggestions reason={data.reason} onRetry={refresh} />
  return null
}
