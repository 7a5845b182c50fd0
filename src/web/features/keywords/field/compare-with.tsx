import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Box, Group, Table } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import type { DraftChange, KnownKeyword } from '#aso/keyword-field/coverage.ts'
import type { Draft } from '#web/data/keyword-drafts/draft.ts'
import { language } from '#web/i18n/language.ts'
import { saysTheSame } from '#web/offline/create-store.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Count } from '../list/keyword-cells.tsx'
import classes from './field.module.css'
import type { DraftInUse } from './use-draft.ts'

const names: Record<ComparedField, MessageDescriptor> = {
  empty: msg`an empty field`,
  published: msg`the published field`,
  second: msg`the second draft`,
}

interface CompareWithProps {
  draft: DraftInUse
  compared: ComparedField
  onCompare: (compared: ComparedField) => void
}

/** Chooses what the draft is compared with; a second draft can be saved for that, and swapped. */
export function CompareWith({ draft, compared, onCompare }: CompareWithProps) {
  const { t, i18n } = useLingui()
  const { entries, second } = draft
  const isSecond = second !== null && saysTheSame(entries, second)
  return (
    <Group gap="4px 10px" c="dimmed">
      <span aria-hidden>
        <Trans>Compared with</Trans>
      </span>
      <FilterSelect
        label={t`Compared with`}
        size="medium"
        value={compared}
        options={comparable(draft).map((value) => ({ value, label: i18n._(names[value]) }))}
        onChange={onCompare}
      />
      {entries.length > 0 && !isSecond && (
        <Anchor
          component="button"
          type="button"
          variant="action"
          onClick={() => {
            draft.keep()
            onCompare('second')
          }}
        >
          <Trans>Keep as second draft</Trans>
        </Anchor>
      )}
      {second !== null && !isSecond && (
        <Anchor component="button" type="button" variant="action" onClick={draft.swap}>
          <Trans>Swap drafts</Trans>
        </Anchor>
      )}
    </Group>
  )
}

/** What a draft can be compared with. */
const comparedFields = ['empty', 'published', 'second'] as const
export type ComparedField = (typeof comparedFields)[number]

/** The available ones. */
export const comparable = (draft: Draft): ComparedField[] =>
  comparedFields.filter((one) => one === 'empty' || draft[one] !== null)

/** The one that was chosen, else the published field, the second draft, or an empty field. */
export function comparedOf(draft: Draft, chosen: ComparedField | null): ComparedField {
  if (chosen !== null && comparable(draft).includes(chosen)) return chosen
  if (draft.published !== null) return 'published'
  return draft.second === null ? 'empty' : 'second'
}

/** Its words. */
export const entriesOf = (draft: Draft, compared: ComparedField): readonly string[] =>
  compared === 'empty' ? [] : (draft[compared] ?? [])

interface KeywordChangesProps {
  change: DraftChange
  /** Known keywords that the texts do not cover. */
  uncovered: readonly KnownKeyword[]
  /** Language of the keywords. */
  locale: string
}

/** Keywords that the draft gains and loses against the field before, and the tracked ones that it leaves out. */
export function KeywordChanges({ change: { gained, lost }, uncovered, locale }: KeywordChangesProps) {
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
