import { Trans } from '@lingui/react/macro'
import { Box, Group, Skeleton, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { countCharacters } from '#aso/characters.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { Card } from '#web/ui/display/card.tsx'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { ChangeMark } from '../changes.tsx'
import { partName, textFields, type TextField } from '../listing-facts.ts'
import classes from './metadata-card.module.css'

interface Props {
  store: Store
  /** null while it loads. */
  details: AppDetails | null
  aside: ReactNode
  /** In the first row: the way to keyword research. */
  research?: ReactNode
  /** Stands in place of the rows where there is nothing to show. */
  problem?: ReactNode
}

/** The listing's short texts, each with the room it uses. */
export function MetadataCard({ store, details, aside, research, problem }: Props) {
  return (
    <Card title={<Trans>Metadata</Trans>} aside={aside}>
      {problem ??
        textFields[store].map(({ part, limit }, index) =>
          details ? (
            <TextRow
              key={part}
              label={partName(part, store)}
              mark={<ChangeMark part={part} />}
              aside={index === 0 && research}
              text={details[part]}
              none={noText(part, store)}
              unknown={part === 'promotionalText' && <OnDevicesOnly />}
              limit={limit}
              locale={details.locale}
            />
          ) : (
            <TextRowSkeleton key={part} label={partName(part, store)} limit={limit} />
          ),
        )}
      {store === 'APP_STORE' && details?.shortDescription === null && (
        <Box p="var(--sg-card-padding)" pt={0}>
          <SourceOffNote sources={['productPages']} />
        </Box>
      )}
    </Card>
  )
}

/** Shown in place of a text that the developer left empty. */
function noText(part: TextField['part'], store: Store): ReactNode {
  switch (part) {
    case 'title':
      return store === 'APP_STORE' ? <Trans>No title</Trans> : <Trans>No name</Trans>
    case 'shortDescription':
      return store === 'APP_STORE' ? <Trans>No subtitle</Trans> : <Trans>No short description</Trans>
    case 'promotionalText':
      return <Trans>No promotional text</Trans>
  }
}

/** Why a promotional text of a real store is not known. */
export const OnDevicesOnly = () => (
  <LiveNote>
    <Trans>The App Store shows it on devices only.</Trans>
  </LiveNote>
)

/** Texts with more room than this are set smaller, to stay on a line. */
const LINE = 100

interface TextRowProps {
  label: ReactNode
  /** Below the label. */
  mark?: ReactNode
  /** Before the count: a link. */
  aside?: ReactNode
  /** '': the developer left it empty; null: not known. */
  text: string | null
  /** What stands there where it is empty: "No subtitle". */
  none: ReactNode
  /** Why it is not known. */
  unknown: ReactNode
  limit: number
  /** Language of the store's text. */
  locale: string
}

/** OV-044, OV-046: one store text with its count against the limit; characters over the limit are marked. */
function TextRow({ label, mark, aside, text, none, unknown, limit, locale }: TextRowProps) {
  const headingId = useId()
  const count = countCharacters(text ?? '')
  const fits = fittingLength(text ?? '', limit)
  return (
    <section className={classes.row} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Text component="h3" size="sm" c="dimmed" id={headingId}>
          {label}
        </Text>
        {mark}
      </div>
      <p className={classes.value} data-long={limit > LINE || undefined} lang={text ? locale : undefined}>
        {text ? (
          text.slice(0, fits)
        ) : text === '' ? (
          <Text span inherit c="dimmed">
            {none}
          </Text>
        ) : (
          <EmptyField />
        )}
        {text === null && unknown}
        {text && text.length > fits && (
          <Text component="mark" inherit c="bad" bg="var(--sg-bad-soft)">
            {text.slice(fits)}
          </Text>
        )}
      </p>
      {aside}
      <Group component="span" className={classes.pill} justify="flex-end">
        <CharPill count={count} limit={limit} />
      </Group>
    </section>
  )
}

/** How much of a text is within the limit; a character of two units is never cut in half. */
const fittingLength = (text: string, limit: number) =>
  text.length > limit && /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit

function TextRowSkeleton({ label, limit }: { label: ReactNode; limit: number }) {
  return (
    <div className={classes.row} data-long={limit > LINE || undefined}>
      <Text component="h3" size="sm" c="dimmed">
        {label}
      </Text>
      <Box className={classes.value}>
        <Skeleton width="38%" height={16} />
      </Box>
      <Group className={classes.pill} justify="flex-end">
        <Skeleton width={72} height={22} />
      </Group>
    </div>
  )
}

/** OV-029: from the title to what the words of the texts are worth. */
export function ResearchLink({ app }: { app: SelectedApp }) {
  return (
    <Link
      to="/analyze-keywords/keyword-research"
      search={app.isOwn ? {} : { competitor: app.trackId }}
      className={classes.research}
    >
      <Trans>Keyword research</Trans>
      <IconSearch size={15} stroke={1.7} aria-hidden />
    </Link>
  )
}
