import { IconCloudOff, IconSearch } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import type { Competitor, Project } from '#contract/projects.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import classes from './add-competitor-dialog.module.css'
import { CandidateOption } from './candidate-option.tsx'
import { offlineOffer, referenceOffer, sameApp, type Candidate, type Problem } from './candidates.ts'
import { knownApps } from './known-apps.ts'
import { useAppSearch, type SearchState } from './use-app-search.ts'

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  project: Project
  locale: string
  competitors: readonly Competitor[]
  onAdd: (candidate: Candidate) => Promise<boolean>
}

/** OP-101: finds an app in the project's store and adds it; offline it takes an id, an address or an app the device knows. */
export function AddCompetitorDialog({ opened, onClose, onClosed, project, locale, competitors, onAdd }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const offline = useConnectivity() === 'offline'
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [status, setStatus] = useState<'added' | 'failed' | null>(null)
  const known = useKnownApps()
  const search = useAppSearch(text, project.store, locale, !offline)

  const typed = referenceOffer(text, project, known)
  const offer = offline
    ? offlineOffer(text, project, known)
    : { problem: null, ...typed, candidates: search.candidates }
  const problem = offer.problem
  const candidates = problem ? [] : offer.candidates.filter((app) => !sameApp(app, project)).slice(0, 50)
  const current = candidates[Math.min(active, candidates.length - 1)]
  const optionId = (index: number) => `${listId}-${index}`

  const add = async (candidate: Candidate) => {
    if (competitors.some((one) => sameApp(one, candidate))) return
    setStatus((await onAdd(candidate)) ? 'added' : 'failed')
  }

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      void add(current)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const next = (active + step + candidates.length) % Math.max(1, candidates.length)
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={<Trans>Add competitor</Trans>}
      description={
        project.store === 'APP_STORE' ? (
          <Trans>An app of the App Store to compare {project.title} with.</Trans>
        ) : (
          <Trans>An app of Google Play to compare {project.title} with.</Trans>
        )
      }
      width={520}
    >
      {offline && (
        <p className={classes.offline}>
          <IconCloudOff size={17} stroke={1.7} aria-hidden />
          <Trans>Search needs a connection. Enter a store address or an id, or pick an app this device knows.</Trans>
        </p>
      )}
      <div className={classes.field}>
        <IconSearch size={17} stroke={1.7} aria-hidden />
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={offline ? t`Store address, id or name` : t`Name, id or store address`}
          placeholder={offline ? t`Store address, id or name` : t`Name, id or store address`}
          aria-expanded={candidates.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(candidates.indexOf(current)) : undefined}
          aria-invalid={problem !== null}
          aria-describedby={`${listId}-note`}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
            setStatus(null)
          }}
          onKeyDown={keys}
        />
      </div>
      <p
        className={classes.note}
        id={`${listId}-note`}
        role="status"
        data-problem={problem !== null || status === 'failed'}
      >
        {status === 'added' && <Trans>Added. Pick another one, or close.</Trans>}
        {status === 'failed' && <Trans>The change couldn't be kept. Try again.</Trans>}
        {status === null && (problem ? <ProblemText problem={problem} project={project} /> : null)}
      </p>
      <div className={classes.list} id={listId} role="listbox" aria-label={t`Apps`}>
        {candidates.map((candidate, index) => (
          <CandidateOption
            key={`${candidate.store} ${candidate.trackId}`}
            id={optionId(index)}
            candidate={candidate}
            active={candidate === current}
            added={competitors.some((one) => sameApp(one, candidate))}
            onPick={() => void add(candidate)}
          />
        ))}
      </div>
      {candidates.length === 0 && !problem && (
        <div className={classes.empty}>
          {offline ? (
            text.trim() ? (
              <Trans>No app on this device fits. A store address or an id works too.</Trans>
            ) : (
              <Trans>This device knows no other app of this store yet.</Trans>
            )
          ) : (
            <SearchNote state={search.state} retry={search.retry} />
          )}
        </div>
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

function ProblemText({ problem, project }: { problem: Problem; project: Project }) {
  if (problem === 'ownApp') return <Trans>This is {project.title} itself.</Trans>
  return project.store === 'APP_STORE' ? (
    <Trans>This app is in Google Play. {project.title} is compared with apps of the App Store.</Trans>
  ) : (
    <Trans>This app is in the App Store. {project.title} is compared with apps of Google Play.</Trans>
  )
}

function SearchNote({ state, retry }: { state: SearchState; retry: () => void }) {
  switch (state) {
    case 'tooShort':
      return <Trans>Type at least 4 characters.</Trans>
    case 'searching':
      return <Trans>Searching…</Trans>
    case 'failed':
      return (
        <>
          <Trans>Couldn't search the store.</Trans>
          <Button size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )
    case 'done':
      return <Trans>No app fits. Check the spelling, or enter its store address.</Trans>
  }
}
