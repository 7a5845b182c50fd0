import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text, Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ListingPart, type ListingChange } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { formatDate, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { WordDiff } from '#web/ui/display/word-diff.tsx'
import classes from './changes-card.module.css'
import { partName } from './listing-facts.ts'
import { useNewChanges } from './new-changes.ts'
import { SectionAside } from './page-age.tsx'

interface Props {
  app: SelectedApp
  locale: string
}

/** What changed in an app's listing since the reader's last visit, all of it open to read. */
export function ChangesCard(props: Props) {
  const { result, visit, fresh } = useNewChanges(props.app, props.locale)
  const state = readState(result)
  const isReady = state === 'ready' && visit !== null
  return (
    <Card
      title={<Trans>Changed since your last visit</Trans>}
      aside={<SectionAside at={result.updatedAt} />}
      padded={isReady}
    >
      {isReady ? (
        <WhatChanged
          {...props}
          changes={result.data?.changes ?? null}
          since={visit.toldBefore?.at ?? null}
          fresh={fresh}
        />
      ) : (
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load what changed</Trans>}
          unsaved={<Trans>Changes load when you're back online</Trans>}
          onRetry={result.refresh}
        />
      )}
    </Card>
  )
}

interface WhatChangedProps extends Props {
  changes: readonly unknown[] | null
  /** Device time, ms since 1970; null: this is the first visit. */
  since: number | null
  fresh: ReturnType<typeof useNewChanges>['fresh']
}

function WhatChanged({ app, locale, changes, since, fresh }: WhatChangedProps) {
  if (!changes)
    return (
      <>
        <EmptyField />
        <LiveNote>
          <Trans>Your listing is recorded within minutes of adding the app, and compared with that every day.</Trans>
        </LiveNote>
      </>
    )
  if (since === null) return <Trans>Nothing to show yet. Changes to your listing will appear here.</Trans>
  const day = formatDate(since, language())
  if (fresh.length === 0) return <Trans>Nothing has changed since {day}.</Trans>
  return <ChangedParts found={{ since, changes: fresh, store: app.store, isOwn: app.isOwn, lang: locale }} />
}

/** What became of a listing since the last visit. */
export interface Found {
  /** Device time of what was seen then, ms since 1970. */
  since: number
  /** Newest first, at least one. */
  changes: readonly ListingChange[]
  store: Store
  /** The project's own app, not a competitor. */
  isOwn: boolean
  /** Of the store's texts. */
  lang: string
}

/** Which parts changed, in the listing's order. */
export const partsOf = (changes: readonly ListingChange[]): ListingPart[] =>
  ListingPart.options.filter((part) => changes.some((change) => change.part === part))

/** Parts whose change is one of pictures: their addresses, a line each. */
const pictureParts: ReadonlySet<ListingPart> = new Set<ListingPart>(['icon', 'header', 'screenshots'])
const valueParts: ReadonlySet<ListingPart> = new Set<ListingPart>(['price', 'category', 'version'])

const linesOf = (addresses: string | null): string[] => addresses?.split('\n').filter(Boolean) ?? []

/** The pictures of before and after. */
export const picturesOf = (changes: readonly ListingChange[]): string[] =>
  changes
    .filter(({ part }) => pictureParts.has(part))
    .flatMap(({ before, after }) => linesOf(before).concat(linesOf(after)))

/** Each part that changed, with what it was and became. */
export function ChangedParts({ found }: { found: Found }) {
  return partsOf(found.changes).map((part) => (
    <section key={part} className={classes.part}>
      <Title order={3} fz="sm" lh="sm" mb={2} c="bright">
        {partName(part, found.store)}
      </Title>
      <ChangeSteps found={found} part={part} />
    </section>
  ))
}

/** What one part was and became, each time that it changed since the last visit; newest first. */
export function ChangeSteps({ found: { changes, lang }, part }: { found: Found; part: ListingPart }) {
  const steps = changes.filter((change) => change.part === part)
  return (
    <Box component="ul" c="bright" className={valueParts.has(part) ? classes.values : classes.steps}>
      {steps.map((step) => (
        <li key={step.day}>
          <Text component="span" display="block" fz="xs" lh="sm" c="dimmed">
            {formatDay(step.day, language())}
          </Text>
          <Step step={step} lang={lang} />
        </li>
      ))}
    </Box>
  )
}

function Step({ step: { part, before, after }, lang }: { step: ListingChange; lang: string }) {
  const { t } = useLingui()
  if (valueParts.has(part))
    return (
      <span>
        <Known value={before}>{before}</Known> <span aria-hidden>→</span>{' '}
        <span className="sg-visually-hidden">
          <Trans>changed to</Trans>{' '}
        </span>
        <Known value={after}>{after}</Known>
      </span>
    )
  if (!pictureParts.has(part)) return <WordDiff before={before ?? ''} after={after ?? ''} lang={lang} />
  return (
    <dl className={classes.sides}>
      <Text component="dt" inherit c="dimmed">{t`Before`}</Text>
      <dd>
        <Known value={before}>
          <SmallPictures addresses={linesOf(before)} part={part} label={t`Before`} />
        </Known>
      </dd>
      <Text component="dt" inherit c="dimmed">{t`After`}</Text>
      <dd>
        <Known value={after}>
          <SmallPictures addresses={linesOf(after)} part={part} label={t`After`} />
        </Known>
      </dd>
    </dl>
  )
}

const Known = ({ value, children }: { value: string | null; children: ReactNode }) =>
  value ? children : <Trans>None</Trans>

interface PicturesProps {
  addresses: readonly string[]
  part: ListingPart
  /** "Before". */
  label: string
}

/** The pictures of a listing's part, small, in the store's order. */
function SmallPictures({ addresses, part, label }: PicturesProps) {
  return (
    <Group component="ul" gap={6} align="stretch" aria-label={label} data-part={part}>
      {addresses.map((src, index) => (
        <li key={src}>
          <SmallPicture src={src} number={index + 1} />
        </li>
      ))}
    </Group>
  )
}

function SmallPicture({ src, number }: { src: string; number: number }) {
  const { t } = useLingui()
  const offline = useConnectivity() === 'offline'
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <span className={offline ? `${classes.missing} sg-hatch` : classes.missing}>
        {offline ? <Trans>Not saved</Trans> : <Trans>Not available</Trans>}
      </span>
    )
  return (
    <img
      className={classes.picture}
      src={src}
      alt={t`Image ${number}`}
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
