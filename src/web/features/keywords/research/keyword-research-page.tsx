import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Group, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { isSearchable, normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { getKeywordMetrics } from '#contract/keywords/suggestions.ts'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { PoolNote } from '#web/ui/feedback/counting-note.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useSelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { FieldBeside, KeywordField } from '../field/field-beside.tsx'
import { KeywordsPage } from '../list/keywords-page.tsx'
import { listOfRead } from '../list/keyword-list.ts'
import type { ColumnId } from '../list/keyword-sort.ts'
import { shortTitle } from '../list/keyword-columns.ts'
import { placesIn } from '../list/keyword-row.ts'
import { LiveSearchButton } from '../live/live-search-button.tsx'
import { useSlash } from '../list/page-keys.ts'
import { AiNote, NotYetSearched, RelatedNote, RankedOf } from './source-notes.tsx'
import { emptyStateOf } from './research-empty-states.tsx'
import { SourceTabs } from './source-tabs.tsx'
import { isSearchedHere } from './sources.ts'
import classes from './research.module.css'
import { useModel, useModelRequests } from './use-model.ts'
import { useScrollPositionOf, useResearchView, useSuggestions } from './use-research.ts'

const columns: readonly ColumnId[] = [
  'keyword',
  'places',
  'volume',
  'difficulty',
  'relevancy',
  'rank',
  'change',
  'appsCount',
  'type',
  'owner',
]
/** Whether a store's results of any of them are known. */
const isMeasured = (keywords: readonly KeywordMetrics[] | null) =>
  keywords?.some(({ appsCount }) => appsCount !== null) ?? false
/** Delay before requesting suggestions while the user types, ms. */
const TYPING_MS = 400

interface Props {
  app: AppInCountry
  /** The term in the address. */
  word: string
  source: SuggestionSource
  onWord: (word: string) => void
  onSource: (source: SuggestionSource) => void
}

/** KEY-001, KEY-002, OV-029: finds keywords in five sources, with their metrics, and tracks them. */
export function KeywordResearchPage({ app, word, source, onWord, onSource }: Props) {
  const { t } = useLingui()
  const { trackId, store, title, locale } = app
  const listing = { trackId, store, locale }
  const [text, setText] = useState(word)
  const [known, setKnown] = useState(word)
  const [rankedOf, setRankedOf] = useState(trackId)
  if (word !== known) {
    setKnown(word)
    setText(word)
  }
  const [settled] = useDebouncedValue(text.trim(), TYPING_MS)
  const seed = isSearchable(settled) ? settled : null
  const model = useModel()
  const host = model.data?.host
  const aiSeed = isSearchable(word) ? word.trim() : null
  const suggestions = useSuggestions({
    listing,
    ranked: { ...listing, trackId: rankedOf },
    seed,
    aiSeed,
    open: source,
    asksModel: host !== null,
  })
  const requests = useModelRequests(suggestions.ai.updatedAt)
  const isLocked = typeof host === 'string' && requests?.limit === 0
  useScrollPositionOf(source)
  const typed = seed === null ? null : normaliseKeyword(seed, locale)
  const ofTyped = useRead(read(getKeywordMetrics, { body: { ...listing, keywords: [typed ?? title] } }), {
    enabled: typed !== null,
  })
  const details = useRead(read(getAppDetails, { query: listing })).data
  const country = countryInSentence(locale)
  const view = useResearchView(source)
  // Of all lists, until it is cleared or the page is about another app.
  const selected = useSelectedRows(null)
  const competitors = useProjectCompetitors(app.project, locale).data?.content.filter((one) => one.trackId !== trackId)
  const rival = competitors?.find((one) => one.trackId === rankedOf)
  const open = suggestions[source]
  // Doesn't ask before it is known which model would answer.
  const waitsForModel = source === 'ai' && host === undefined && open.data === undefined
  const list = listOfRead(waitsForModel ? { ...model, data: undefined } : open)
  const typedRow = typed === null ? undefined : ofTyped.data?.keywords?.find(({ keyword }) => keyword === typed)
  const search = (next: string) => {
    setText(next)
    onWord(next)
  }
  const nothingFound = (
    <>
      <Trans>Nothing found.</Trans>{' '}
      {source !== 'related' && (
        <Anchor component="button" type="button" variant="action" onClick={() => onSource('related')}>
          <Trans>Try Related</Trans>
        </Anchor>
      )}
    </>
  )
  return (
    <FieldBeside app={app} field={<KeywordField app={app} />}>
      <KeywordsPage
        list={list}
        app={app}
        about={<Trans>Find keywords for {country} and track them.</Trans>}
        lead={
          <>
            <Group gap="xs" align="stretch" className={classes.search}>
              <FinderSearch text={text} onText={setText} onDone={() => text !== word && onWord(text)} />
              <LiveSearchButton app={app} term={text} />
            </Group>
            <SourceTabs
              source={source}
              onSource={onSource}
              locked={new Set(isLocked ? ['ai'] : [])}
              counts={{
                ai: suggestions.ai.data?.keywords?.length,
                'auto-complete': suggestions['auto-complete'].data?.keywords?.length,
                metadata: suggestions.metadata.data?.keywords?.length,
                ranked: suggestions.ranked.data?.keywords?.length,
                related: suggestions.related.data?.keywords?.length,
              }}
            />
            {source === 'ranked' && (
              <RankedOf app={app} competitors={competitors} trackId={rankedOf} onTrackId={setRankedOf} />
            )}
            {source === 'ai' && open.data?.by && (
              <AiNote by={open.data.by} isMeasured={isMeasured(open.data.keywords)} requests={requests} />
            )}
            {source === 'related' && open.data?.keywords && <RelatedNote />}
            {open.data?.keywords?.some(({ appsCount }) => appsCount === null) && <NotYetSearched />}
            {open.data?.keywords && open.data.pool && (
              <Text size="sm" c="dimmed">
                <PoolNote pool={open.data.pool} ranked={source === 'ranked' ? open.data.keywords.length : null} />
              </Text>
            )}
          </>
        }
        instead={emptyStateOf({
          app,
          source,
          result: open,
          seed,
          model: host ? { host, requests, seed: aiSeed } : null,
          onPick: search,
          onSource,
        })}
        selected={selected}
        // The row is about the own app.
        first={source === 'ranked' && rival ? undefined : typedRow}
        text={isSearchedHere(source) ? text : ''}
        nothing={nothingFound}
        placesOf={details ? placesIn(details) : null}
        columns={columns}
        filters={['words', 'volume', 'difficulty', 'type', 'tracking']}
        page="keyword-research"
        view={view}
        ranksOf={source === 'ranked' && rival ? shortTitle(rival.name) : undefined}
        caption={t`Keyword suggestions for ${title} in ${country}`}
        fileName={`${fileNameOf(title)}-keyword-research`}
        none={
          source === 'metadata' ? (
            <EmptyState title={<Trans>No keywords in the listing's texts</Trans>}>
              <Trans>Keywords come from the title, the short texts and the description.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={nothingFound} />
          )
        }
      />
    </FieldBeside>
  )
}

interface FinderSearchProps {
  text: string
  onText: (text: string) => void
  /** Enter, or the field is left. */
  onDone: () => void
}

/** KEY-020: the page's search. `/` focuses it. */
function FinderSearch({ text, onText, onDone }: FinderSearchProps) {
  const { t } = useLingui()
  const input = useSlash()
  return (
    <Box
      component="form"
      flex="1 1 240px"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <SearchInput
        ref={input}
        size="md"
        label={t`Keyword, app or sentence`}
        leftSection={<IconSearch size={19} stroke={1.7} aria-hidden />}
        aria-keyshortcuts="/"
        maxLength={KEYWORD_MAX_LENGTH}
        autoComplete="off"
        value={text}
        onChange={onText}
        onBlur={onDone}
      />
    </Box>
  )
}
