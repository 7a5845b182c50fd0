import type { ReactNode } from 'react'
import { IconSparkles } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { MODEL_EXCERPT_MAX, KEYWORD_SEARCH_MIN } from '#contract/protocol/limits.ts'
import { isSearchable } from '#aso/keywords/normalise-keyword.ts'
import type { SourceName } from '#contract/market/sources.ts'
import type { Store } from '#contract/store.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import type { SearchedPool } from '#contract/keywords/searched-pool.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { NotSearched } from '../ranked/all-ranked-page.tsx'
import { chartSources, reviewSources, SourceOffNote, useOff } from '#web/apps/sources/source-off-note.tsx'
import { NotInPlan } from '../list/not-in-plan.tsx'
import { needsSeed } from './sources.ts'
import type { ModelRequests } from './use-model.ts'
import type { Suggestions } from './use-research.ts'
import { RequestsLeft } from './source-notes.tsx'

interface EmptyStateOptions {
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

/** Shown instead of a source's list; null: there is a list, or it is loading. */
export function emptyStateOf({ app, source, result, seed, model, onPick, onSource }: EmptyStateOptions): ReactNode {
  const { data, isLoading, error, refresh } = result
  const isNotRequested = data === undefined && !isLoading && error === null
  if (source === 'ai' && model && isNotRequested)
    return model.requests?.left === 0 ? (
      <NotInPlan
        code={model.requests.limit === 0 ? 'FEATURE_LOCKED' : 'QUOTA_EXCEEDED'}
        onSkip={() => onSource('metadata')}
      />
    ) : (
      <AskModel {...model} onAsk={refresh} />
    )
  if (needsSeed(source) && seed === null) return <NoSeed title={app.title} locale={app.locale} onPick={onPick} />
  if (data?.keywords === null)
    return <NoSuggestions source={source} store={app.store} reason={data.reason} pool={data.pool} onRetry={refresh} />
  return null
}

interface AskModelProps {
  host: string
  requests: ModelRequests | null
  /** The term; null: the question is about the app as a whole. */
  seed: string | null
  onAsk: () => void
}

/** Before asking a language model: what is sent, where to, and what it uses of the plan. */
function AskModel({ host, requests, seed, onAsk }: AskModelProps) {
  const isOffline = useConnectivity() === 'offline'
  const excerpt = formatNumber(MODEL_EXCERPT_MAX, language())
  return (
    <EmptyState
      title={
        seed === null ? (
          <Trans>Suggest keywords that fit the app</Trans>
        ) : (
          <Trans>Suggest keywords about “{seed}”</Trans>
        )
      }
      action={
        <Button
          variant="filled"
          leftSection={<IconSparkles size={17} stroke={1.7} aria-hidden />}
          disabled={isOffline}
          onClick={onAsk}
        >
          <Trans>Suggest keywords</Trans>
        </Button>
      }
    >
      {seed === null ? (
        <Trans>
          The listing's country, title, subtitle or short description, category and the first {excerpt} characters of
          its description are sent to {host}.
        </Trans>
      ) : (
        <Trans>
          What you search for and the listing's country, title, subtitle or short description, category and the first{' '}
          {excerpt} characters of its description are sent to {host}.
        </Trans>
      )}{' '}
      <RequestsLeft requests={requests} /> {isOffline && <Trans>This needs a connection.</Trans>}
    </EmptyState>
  )
}

const EXAMPLES = 3

interface Props {
  /** Of the own app: examples are taken from it. */
  title: string
  locale: string
  onPick: (text: string) => void
}

/** KEY-020: examples to start with. */
function NoSeed({ title, locale, onPick }: Props) {
  const parts = title.split(/[\s:&,|–—-]+/u).filter(isSearchable)
  const examples = [...new Set(parts.map((part) => part.toLocaleLowerCase(locale)))].slice(0, EXAMPLES)
  return (
    <EmptyState
      title={<Trans>Type at least {KEYWORD_SEARCH_MIN} characters</Trans>}
      action={
        <Group component="span" gap="xs" justify="center">
          {examples.map((example) => (
            <Button key={example} size="sm" lang={locale} onClick={() => onPick(example)}>
              {example}
            </Button>
          ))}
        </Group>
      }
    >
      <Trans>Search for a keyword to see related ones. For example:</Trans>
    </EmptyState>
  )
}

type Reason = EndpointOutput<typeof getKeywordSuggestions>['reason']

interface NoSuggestionsProps {
  source: SuggestionSource
  store: Store
  reason: Reason
  /** Which terms a live store was searched for. */
  pool: SearchedPool | undefined
  onRetry: () => void
}

/** What a real store is asked for the suggestions of a source. */
function askedFor(source: SuggestionSource, store: Store): SourceName[] {
  if (source === 'ai') return [...new Set([...chartSources(store), ...reviewSources(store)])]
  if (source === 'auto-complete') return [store === 'APP_STORE' ? 'hints' : 'playPages']
  return []
}

/** Nothing is known: the market has none, or the sources that it would come from are off. */
function NotInMarket({ source, store }: Pick<NoSuggestionsProps, 'source' | 'store'>) {
  const sources = askedFor(source, store)
  const isOff = useOff(sources).length > 0
  return (
    <EmptyState title={<Trans>No data available</Trans>}>
      {!isOff ? (
        <Trans>Not available in this market.</Trans>
      ) : (
        source === 'ai' && (
          <Trans>
            They are found in your reviews and in the texts of a category's leaders. Connect your store for its reviews.
          </Trans>
        )
      )}
      <SourceOffNote sources={sources} />
    </EmptyState>
  )
}

/** Why a source has nothing to say, and the way on where there is one. */
function NoSuggestions({ source, store, reason, pool, onRetry }: NoSuggestionsProps) {
  if (reason === undefined || reason === 'NOT_IN_MARKET') return <NotInMarket source={source} store={store} />
  if (reason === 'NOTHING_STORED') return pool ? <NotSearched pool={pool} /> : null
  if (reason === 'MODEL_DAY_LIMIT')
    return (
      <EmptyState title={<Trans>The language model's limit for today is used up</Trans>}>
        <Trans>The other sources still work.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={
        reason === 'COUNTING' ? (
          <Trans>Still calculating</Trans>
        ) : reason === 'STORE_UNAVAILABLE' ? (
          <Trans>The store isn't responding</Trans>
        ) : reason === 'MODEL_FAILED' ? (
          <Trans>The language model had no keywords to suggest</Trans>
        ) : (
          <Trans>The language model isn't responding</Trans>
        )
      }
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The other sources still work.</Trans>
    </EmptyState>
  )
}
