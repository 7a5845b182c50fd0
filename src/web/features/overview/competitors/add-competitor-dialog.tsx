import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { Fragment, useEffect, useId, useState } from 'react'
import type { Competitor, Project } from '#contract/projects.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { candidateOf, offlineOffer, referenceProblem, type Candidate } from '#web/apps/competitors/candidates.ts'
import { knownApps } from '#web/apps/competitors/known-apps.ts'
import { useAppSearch } from '#web/apps/search/use-app-search.ts'
import { useConnectivity, useUnsaved } from '#web/offline/hooks.ts'
import { optionKeys, showOption } from '#web/ui/controls/option-keys.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import classes from './add-competitor-dialog.module.css'
import { CandidateOption } from './competitor-candidates.tsx'
import { OfflineNote, ProblemNote, Purpose, SearchNote, SuggestedHeading } from './competitor-candidates.tsx'
import { SuggestionsFailed, SuggestionsSkeleton, useSuggestions, type SuggestedBy } from './competitor-candidates.tsx'

/** Options drawn at most. */
const SHOWN_MAX = 50

/** `by` left out: found, or known on this device. */
type Offered = Candidate & { by?: SuggestedBy }

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  project: Project
  locale: string
  competitors: readonly Competitor[]
  /** Resolves whether the change is saved. */
  onAdd: (candidate: Candidate) => Promise<boolean>
}

/** OP-101: finds an app in the project's store and adds it; offline it takes an id, an address or an app the device knows. */
export function AddCompetitorDialog({ opened, onClose, onClosed, project, locale, competitors, onAdd }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const offline = useConnectivity() === 'offline'
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const [isAdded, setIsAdded] = useState(false)
  useUnsaved('add-competitor', text !== '' && !isAdded)
  const known = useKnownApps()
  const isTyped = text.trim() !== ''
  const isSuggesting = !isTyped && !offline
  const suggestions = useSuggestions(project, locale, !offline)
  const search = useAppSearch(text, { locale, store: project.store })

  const found = search.state === 'done' ? search.found.map(candidateOf) : null
  const offer = offline
    ? offlineOffer(text, project, known)
    : { problem: referenceProblem(text, project, found), candidates: found ?? [] }
  const isSuggested = (app: AppRef) => suggestions.candidates.some((one) => sameApp(one, app))
  const offered: Offered[] = isTyped
    ? offer.candidates
    : [...suggestions.candidates, ...(offline ? offer.candidates.filter((app) => !isSuggested(app)) : [])]
  const options = (offer.problem ? [] : offered)
    .filter((app) => !sameApp(app, project))
    .slice(0, SHOWN_MAX)
    .map((app) => ({ id: `${listId}-${app.trackId}`, text: app.title ?? app.trackId, app }))
  // Where nothing was typed, Enter alone adds nothing.
  const active = options.find((option) => option.id === activeId) ?? (isTyped ? options[0] : undefined)
  const isCompetitor = (app: AppRef) => competitors.some((one) => sameApp(one, app))
  const label = offline ? t`Store link, app ID or name` : t`Name, ID or store link`

  const add = async (candidate: Candidate) => {
    if (!isCompetitor(candidate)) setIsAdded(await onAdd(candidate))
  }
  const onKeyDown = optionKeys(options, active?.id ?? null, {
    onActive: (id) => {
      setActiveId(id)
      showOption(id)
    },
    onEnter: () => {
      if (active) void add(active.app)
      else search.searchShort()
    },
  })

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={<Trans>Add competitor</Trans>}
      description={<Purpose project={project} locale={offline ? null : locale} />}
      width={520}
    >
      {offline && (
        <Group wrap="nowrap" gap={10} mb="sm">
          <IconCloudOff size={17} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
          <Text size="sm" c="dimmed">
            <Trans>
              You need a connection to search. Enter a store link or app ID, or choose an app saved on this device.
            </Trans>
          </Text>
        </Group>
      )}
      <SearchInput
        size="md"
        type="text"
        role="combobox"
        label={label}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active?.id}
        error={offer.problem !== null}
        attributes={{ input: { 'aria-describedby': `${listId}-note` } }}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        data-autofocus
        value={text}
        onChange={(next) => {
          setText(next)
          setActiveId(null)
          setIsAdded(false)
        }}
        onKeyDown={onKeyDown}
        onPaste={search.searchShort}
      />
      <Text className={classes.note} size="sm" c={offer.problem ? 'bad' : 'dimmed'} id={`${listId}-note`} role="status">
        {offer.problem && <ProblemNote problem={offer.problem} project={project} />}
        {isAdded && <Trans>Added. Pick another one, or close.</Trans>}
      </Text>
      <div className={classes.list} id={listId} role="listbox" aria-label={t`Apps`}>
        {options.map(({ id, app }, index) => (
          <Fragment key={id}>
            {!isTyped && app.by !== options[index - 1]?.app.by && (
              <SuggestedHeading by={app.by} category={suggestions.category} />
            )}
            <CandidateOption
              id={id}
              candidate={app}
              active={id === active?.id}
              added={isCompetitor(app)}
              onPick={() => void add(app)}
            />
          </Fragment>
        ))}
      </div>
      {isSuggesting && suggestions.state === 'failed' && <SuggestionsFailed retry={suggestions.retry} />}
      {options.length === 0 && isSuggesting && suggestions.state === 'loading' && <SuggestionsSkeleton />}
      {options.length === 0 && !offer.problem && !(isSuggesting && suggestions.state !== 'done') && (
        <Stack align="center" gap="sm" px="sm" pt={28} pb={20} c="dimmed" ta="center">
          {offline ? <OfflineNote isTyped={isTyped} /> : <SearchNote state={search.state} retry={search.retry} />}
        </Stack>
      )}
    </Dialog>
  )
}

function useKnownApps(): readonly Candidate[] {
  const [known, setKnown] = useState<readonly Candidate[]>([])
  useEffect(() => {
    let live = true
    void knownApps().then((apps) => live && setKnown(apps))
    return () => {
      live = false
    }
  }, [])
  return known
}
