import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Group, Table, Text } from '@mantine/core'
import { memo, useState } from 'react'
import { listingCoverage, type KeywordInListing, type ListingTexts } from '#aso/listing/listing-coverage.ts'
import type { TrackedKeyword } from '#contract/keywords/tracked.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { trackedRead } from '#web/features/keywords/reads.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { fieldNames } from '../field-names.ts'
import type { EditedField } from './use-editor.ts'

interface Props {
  app: AppInCountry
  language: string
  /** Country whose tracked keywords are looked for: one that shows the language, else the selected one. */
  locale: string
  fields: readonly EditedField[]
  /** undefined: not known. */
  details: AppDetails | undefined
}

const SHOWN = 12

/**
 * Which tracked keywords the texts hold as they are written, and what they gain and lose against what is live. It is drawn once
 * that is worked out, not with each key.
 */
export const CoverageCard = memo(function CoverageCard({ app: { project }, language, locale, fields, details }: Props) {
  const tracked = useRead(trackedRead(project.projectId, locale))
  const keywords = tracked.data?.keywords
  const state = readState(tracked)
  const listing = {
    store: project.store,
    language,
    developerName: project.developerName,
    categories: details?.categories.map(({ displayName }) => displayName) ?? [],
  }
  const rows = listingCoverage(listing, liveTexts(fields), writtenTexts(fields), keywords ?? [])
  const country = countryInSentence(locale)
  return (
    <Card title={<Trans>Keyword coverage</Trans>} padded={state === 'ready'}>
      {state !== 'ready' ? (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load your tracked keywords</Trans>}
          unsaved={<Trans>Your tracked keywords load when you're back online</Trans>}
          onRetry={tracked.refresh}
        />
      ) : rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>
            You don't track any keywords in {country}. Once you do, you see here which ones your texts contain.
          </Trans>
        </Text>
      ) : (
        <Coverage rows={rows} language={language} isInAppStore={project.store === 'APP_STORE'} />
      )}
    </Card>
  )
})

const liveTexts = (fields: readonly EditedField[]): ListingTexts =>
  Object.fromEntries(fields.map(({ field, live }) => [field, live ?? '']))
const writtenTexts = (fields: readonly EditedField[]): ListingTexts =>
  Object.fromEntries(fields.map(({ field, text }) => [field, text]))

type Row = KeywordInListing<TrackedKeyword>

const isLost = ({ isCovered, wasCovered }: Row) => wasCovered && !isCovered
const isGained = ({ isCovered, wasCovered }: Row) => isCovered && !wasCovered
/** What a change does comes first, then what is missing. */
const order = (row: Row) => (isLost(row) ? 0 : isGained(row) ? 1 : row.isCovered ? 3 : 2)

interface CoverageProps {
  rows: readonly Row[]
  language: string
  isInAppStore: boolean
}

function Coverage({ rows, language, isInAppStore }: CoverageProps) {
  const [showsAll, setShowsAll] = useState(false)
  const sorted = rows.toSorted((a, b) => order(a) - order(b) || (b.keyword.volume ?? -1) - (a.keyword.volume ?? -1))
  const shown = showsAll ? sorted : sorted.slice(0, SHOWN)
  const [covered, gained, lost] = [
    rows.filter(({ isCovered }) => isCovered).length,
    rows.filter(isGained).length,
    rows.filter(isLost).length,
  ]
  return (
    <>
      <Text size="sm">
        {isInAppStore ? (
          <Trans>
            {covered} of {rows.length} tracked keywords are in your name, subtitle and keywords.
          </Trans>
        ) : (
          <Trans>
            {covered} of {rows.length} tracked keywords are in your texts.
          </Trans>
        )}{' '}
        {gained > 0 && <Plural value={gained} one="# new." other="# new." />}{' '}
        {lost > 0 && <Plural value={lost} one="# lost." other="# lost." />}
      </Text>
      <Table withRowBorders={false} mt="xs" fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <Trans>Keyword</Trans>
            </Table.Th>
            <Table.Th scope="col" ta="right">
              <Trans>Density</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => (
            <Table.Tr key={row.keyword.keyword}>
              <Table.Th scope="row" fw={400}>
                <Text inherit lang={language} style={{ overflowWrap: 'anywhere' }}>
                  {row.keyword.keyword}
                </Text>
                <Places row={row} />
              </Table.Th>
              <Table.Td ta="right">{formatPercent(row.density, readersLanguage())}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {sorted.length > shown.length && (
        <Anchor component="button" type="button" size="sm" fw={540} mt={4} onClick={() => setShowsAll(true)}>
          <Plural value={sorted.length - shown.length} one="# more" other="# more" />
        </Anchor>
      )}
      <Text size="xs" c="dimmed" mt="xs">
        {isInAppStore ? (
          <Trans>Density in the description, which the App Store doesn't search.</Trans>
        ) : (
          <Trans>Density in the description.</Trans>
        )}
      </Text>
    </>
  )
}

/** Where a keyword is, and what became of it. */
function Places({ row }: { row: Row }) {
  const { i18n } = useLingui()
  return (
    <Group gap={4} mt={2}>
      {isGained(row) && (
        <Badge color="good">
          <Trans>New</Trans>
        </Badge>
      )}
      {isLost(row) && (
        <Badge color="warn">
          <Trans>Lost</Trans>
        </Badge>
      )}
      {row.fields.map((field) => (
        <Badge key={field} color="gray">
          {i18n._(fieldNames[field])}
        </Badge>
      ))}
      {row.isCovered && row.fields.length === 0 && (
        <Badge color="gray">
          <Trans>Several together</Trans>
        </Badge>
      )}
      {!row.isCovered && (
        <Text span size="xs" c="dimmed">
          {row.density > 0 ? <Trans>Only in the description</Trans> : <Trans>In none of your texts</Trans>}
        </Text>
      )}
    </Group>
  )
}
