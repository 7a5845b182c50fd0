import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Table, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { KnownKeyword } from '#aso/keyword-field/coverage.ts'
import { keywordsInTexts } from '#aso/keyword-field/words-in-texts.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { PlaceTags } from '../list/keyword-cells.tsx'
import classes from './field.module.css'

const SHOWN = 30

/** Google Play has no keyword field: which keywords title, short description and description hold, and how densely. */
export function WordsInTexts({ app, keywords }: { app: AppInCountry; keywords: readonly KnownKeyword[] }) {
  const { t } = useLingui()
  const [showsAll, setShowsAll] = useState(false)
  const { trackId, store } = app.project
  const details = useRead(read(getAppDetails, { query: { trackId, store, locale: app.locale } }))
  const rows = useMemo(
    () => (details.data ? keywordsInTexts(details.data, keywords, app.locale) : []),
    [details.data, keywords, app.locale],
  )
  const missing = rows.filter((row) => !row.title && !row.shortDescription && !row.description).length
  const sorted = rows.toSorted((a, b) => (b.keyword.volume ?? -1) - (a.keyword.volume ?? -1))
  const shown = showsAll ? sorted : sorted.slice(0, SHOWN)
  const state = readState(details)
  return (
    <section className={classes.pane} aria-label={t`Words in your texts`}>
      <header>
        <Title order={2} size="h4" fw={620}>
          <Trans>Words in your texts</Trans>
        </Title>
        <Text size="xs" c="dimmed">
          <Trans>Google Play has no keyword field. It searches title, short description and description.</Trans>
        </Text>
      </header>
      {state !== 'ready' ? (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load the texts</Trans>}
          unsaved={<Trans>The texts load when you're back online</Trans>}
          onRetry={details.refresh}
          minHeight={160}
        />
      ) : (
        <>
          {missing > 0 && (
            <p>
              <Plural value={missing} one="# keyword is in none of them." other="# keywords are in none of them." />
            </p>
          )}
          <Table withRowBorders={false} className={classes.changes}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">
                  <Trans>Keyword</Trans>
                </Table.Th>
                <Table.Th scope="col">
                  <Trans>Density</Trans>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((row) => (
                <Table.Tr key={row.keyword.keyword}>
                  <Table.Th scope="row">
                    <span lang={app.locale}>{row.keyword.keyword}</span>{' '}
                    <PlaceTags
                      store={store}
                      places={(['title', 'shortDescription', 'description'] as const).filter((place) => row[place])}
                    />
                  </Table.Th>
                  <Table.Td>{row.density === null ? '–' : formatPercent(row.density, language())}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {sorted.length > shown.length && (
            <Anchor
              component="button"
              type="button"
              inherit
              mt={4}
              fw={540}
              className={classes.more}
              onClick={() => setShowsAll(true)}
            >
              <Plural value={sorted.length - shown.length} one="# more" other="# more" />
            </Anchor>
          )}
        </>
      )}
    </section>
  )
}
