import { Plural, Trans } from '@lingui/react/macro'
import { Anchor, Badge, Box, Table } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import type { DraftChange, KnownKeyword } from '#aso/keyword-field/coverage.ts'
import { language } from '#web/i18n/language.ts'
import { Count } from '../list/keyword-cells.tsx'
import classes from './field.module.css'

interface Props {
  change: DraftChange
  /** Known keywords that the texts do not cover. */
  uncovered: readonly KnownKeyword[]
  /** Language of the keywords. */
  locale: string
}

/** Keywords that the draft gains and loses against the field before, and the tracked ones that it leaves out. */
export function KeywordChanges({ change: { gained, lost }, uncovered, locale }: Props) {
  const missed = uncovered.filter(({ isTracked }) => isTracked).sort(byVolume)
  return (
    <>
      {lost.length > 0 && <Changed title={<Trans>Lost by this draft</Trans>} keywords={lost} locale={locale} />}
      {gained.length > 0 && <Changed title={<Trans>Gained by this draft</Trans>} keywords={gained} locale={locale} />}
      {missed.length > 0 && (
        <Changed title={<Trans>Tracked, not covered</Trans>} keywords={missed} locale={locale} allTracked />
      )}
    </>
  )
}

const byVolume = (a: KnownKeyword, b: KnownKeyword) => (b.volume ?? -1) - (a.volume ?? -1)

const SHOWN = 4

interface ChangedProps {
  title: ReactNode
  keywords: readonly KnownKeyword[]
  locale: string
  /** The title says so, the rows need not. */
  allTracked?: boolean
}

function Changed({ title, keywords, locale, allTracked = false }: ChangedProps) {
  const [showsAll, setShowsAll] = useState(false)
  const titleId = useId()
  const shown = showsAll ? keywords : keywords.slice(0, SHOWN)
  return (
    <div>
      <Table withRowBorders={false} className={classes.changes} aria-labelledby={titleId}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" id={titleId}>
              {title}
            </Table.Th>
            <Table.Th scope="col">
              <Trans>Volume</Trans>
            </Table.Th>
            <Table.Th scope="col">
              <Trans>Difficulty</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ keyword, volume, difficulty, isTracked }) => (
            <Table.Tr key={keyword}>
              <Table.Th scope="row" lang={locale}>
                {keyword}
                {isTracked && !allTracked && (
                  <Box component="span" ml={6} lang={language()}>
                    <Badge variant="outline">
                      <Trans>Tracked</Trans>
                    </Badge>
                  </Box>
                )}
              </Table.Th>
              <Table.Td>
                <Count value={volume} />
              </Table.Td>
              <Table.Td>
                <Count value={difficulty} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {keywords.length > shown.length && (
        <Anchor
          component="button"
          type="button"
          inherit
          mt={4}
          fw={540}
          className={classes.more}
          onClick={() => setShowsAll(true)}
        >
          <Plural value={keywords.length - shown.length} one="# more" other="# more" />
        </Anchor>
      )}
    </div>
  )
}
