import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { IconArrowBackUp, IconCopy } from '@tabler/icons-react'
import { analyseField } from '#aso/keyword-field/analyse-field.ts'
import { fieldText } from '#aso/keyword-field/field-text.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { saysTheSame } from '#web/offline/create-store.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useFieldKeywords, type FieldKeywords } from './known-keywords.ts'
import { WordsInTexts } from './words-in-texts.tsx'
import { CompareWith, comparedOf, entriesOf, KeywordChanges, type ComparedField } from './compare-with.tsx'
import { CountedTexts, Together } from './counted-texts.tsx'
import { CoverageStats } from './coverage-stats.tsx'
import { FieldEditor } from './field-editor.tsx'
import classes from './field.module.css'
import { localeName } from '#web/i18n/locale-name.ts'
import { useFieldTexts, useOtherTexts } from './field-texts.ts'
import { useSharedState, type SharedState } from './shared-drafts.ts'
import { NextWordButtons } from './next-word-buttons.tsx'
import { useDraft, useView, type DraftInUse } from './use-draft.ts'
import { WasteNotes } from './waste-notes.tsx'

/**
 * Composes the keyword field of the project's own app, without a server; in Google Play, which has none, shows which
 * keywords the texts hold.
 */
export function Composer({ app }: { app: AppInCountry }) {
  const known = useFieldKeywords(app)
  return app.project.store === 'GOOGLE_PLAY' ? (
    <WordsInTexts app={app} keywords={known.keywords} />
  ) : (
    <FieldComposer app={app} known={known} />
  )
}

interface Props {
  app: AppInCountry
  known: FieldKeywords
}

/** The 100 characters of an App Store localization: composed here, published elsewhere. */
function FieldComposer({ app, known }: Props) {
  const { t } = useLingui()
  const { locale, locales, together, show } = useView(app)
  const draft = useDraft(app, locale)
  const shared = useSharedState(app, locale, draft)
  const [chosen, setChosen] = useState<ComparedField | null>(null)
  const compared = comparedOf(draft, chosen)
  const { texts, withEntries, listed, state, description } = useFieldTexts(app, locale, draft)
  const rivals = useProjectCompetitors(app.project, app.locale).data?.content ?? []
  const others = useOtherTexts(app, together ? locales.filter((one) => one !== locale) : [])
  const entriesBefore = entriesOf(draft, compared)
  const analysis = analyseField({
    texts,
    before: compared === 'published' ? withEntries(entriesBefore) : { ...texts, entries: entriesBefore },
    others,
    keywords: known.keywords,
    avoided: {
      description,
      others: rivals.map(({ name, developerName }) => ({ title: name, developerName })),
    },
  })
  const { wasted, counted, change, combinations, uncovered, next, free } = analysis
  const add = (more: readonly string[]) => draft.change((before) => [...before, ...more])
  return (
    <section className={classes.pane} aria-label={t`Keyword field`}>
      <Group component="header" gap="xs" justify="space-between" wrap="nowrap">
        <div>
          <Title order={2} size="h4" fw={620}>
            <Trans>Keyword field</Trans>
          </Title>
          <Text size="xs" c="dimmed">
            <Trans>Draft, not published</Trans>
            {shared.changed && (
              <>
                {'. '}
                <Changed {...shared.changed} />
              </>
            )}
          </Text>
        </div>
        {locales.length > 1 && (
          <Box component="span" flex="0 1 170px" miw={0}>
            <FilterSelect
              label={t`Localization`}
              value={locale}
              options={locales.map((value) => ({ value, label: localeName(value) }))}
              onChange={(value) => show({ locale: value })}
            />
          </Box>
        )}
      </Group>
      {shared.conflict && <Conflict {...shared.conflict} by={shared.changed?.changedBy ?? ''} locale={locale} />}
      <FieldEditor key={locale} locale={locale} draft={draft} analysis={analysis} />
      <WasteNotes wasted={wasted} analysis={analysis} draft={draft} />
      {locales.length > 1 && (
        <Together
          isOn={together}
          locales={[locale, ...locales.filter((one) => one !== locale)]}
          unknown={locales.filter((one) => one !== locale && !others.some((other) => other.locale === one))}
          onChange={show}
        />
      )}
      <CountedTexts
        key={`${locale} texts`}
        texts={texts}
        counted={counted}
        listed={listed}
        state={state}
        draft={draft}
      />
      <CoverageStats
        change={change}
        combinations={combinations}
        isWithoutRanked={known.isWithoutRanked}
        compared={compared}
      />
      <CompareWith draft={draft} compared={compared} onCompare={setChosen} />
      <KeywordChanges change={change} uncovered={uncovered} locale={app.locale} />
      <NextWordButtons
        next={next}
        free={free}
        locale={locale}
        entries={draft.entries}
        onAdd={add}
        fill={analysis.fill}
        onRemove={(words) => draft.change((before) => before.filter((entry) => !words.includes(entry)))}
      />
      <FieldFoot draft={draft} />
    </section>
  )
}

/** Who changed the organisation's field last, and when. */
function Changed({ changedBy: name, changedAt }: NonNullable<SharedState['changed']>) {
  const day = formatDate(changedAt, language())
  const time = formatTime(Date.parse(changedAt), language())
  return name ? (
    <Trans>
      Last changed by {name}, {day}, {time}
    </Trans>
  ) : (
    <Trans>
      Last changed {day}, {time}
    </Trans>
  )
}

type ConflictProps = NonNullable<SharedState['conflict']> & { by: string; locale: string }

/** The field was changed here and elsewhere: one of the two stays. */
function Conflict({ theirs, keepOwn, takeTheirs, by, locale }: ConflictProps) {
  const words = fieldText(theirs)
  return (
    <Note kind="error">
      <p>
        {by ? (
          <Trans>{by} has changed this field too. What you see is yours. Theirs:</Trans>
        ) : (
          <Trans>Someone else has changed this field too. What you see is yours. Theirs:</Trans>
        )}{' '}
        {words === '' ? <Trans>no words</Trans> : <b lang={locale}>{words}</b>}
      </p>
      <Group gap="xs" mt="xs">
        <Button size="sm" onClick={() => void keepOwn()}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="sm" variant="subtle" onClick={() => void takeTheirs()}>
          <Trans>Take theirs</Trans>
        </Button>
      </Group>
    </Note>
  )
}

/** Actions on the whole draft. */
function FieldFoot({ draft }: { draft: DraftInUse }) {
  const { t } = useLingui()
  const { entries, published } = draft
  const isPublished = published !== null && saysTheSame(entries, published)
  return (
    <Group gap="xs" py="sm" className={classes.foot} style={{ borderTop: '1px solid var(--sg-line)' }}>
      <Button
        leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />}
        disabled={entries.length === 0}
        onClick={() => void copyText(fieldText(entries))}
      >
        <Trans>Copy</Trans>
      </Button>
      <Button variant="subtle" disabled={entries.length === 0 || isPublished} onClick={draft.publish}>
        {isPublished ? <Trans>Marked as published</Trans> : <Trans>Mark as published</Trans>}
      </Button>
      <Box component="span" ml="auto">
        <IconButton label={t`Undo last change`} size={36} disabled={!draft.canUndo} onClick={draft.undo}>
          <IconArrowBackUp size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Box>
    </Group>
  )
}
