import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { analyseField } from '#aso/keyword-field/analyse-field.ts'
import { fillField } from '#aso/keyword-field/next-words.ts'
import type { KnownKeyword } from '#aso/keyword-field/coverage.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { CompareWith } from './compare-with.tsx'
import { CountedTexts } from './counted-texts.tsx'
import { comparedOf, entriesOf, type ComparedField } from './compared-field.ts'
import { CoverageStats } from './coverage-stats.tsx'
import { FieldEditor } from './field-editor.tsx'
import { FieldFoot } from './field-foot.tsx'
import classes from './field.module.css'
import { KeywordChanges } from './keyword-changes.tsx'
import { localeName } from './locale-name.ts'
import { NextWordButtons } from './next-word-buttons.tsx'
import { Together } from './together.tsx'
import { useDraft, useView } from './use-draft.ts'
import { useFieldTexts, useOtherTexts } from './use-field-texts.ts'
import { WasteNotes } from './waste-notes.tsx'

interface Props {
  app: AppInCountry
  keywords: readonly KnownKeyword[]
}

/** The 100 characters of an App Store localization: composed here, published elsewhere. */
export function FieldComposer({ app, keywords }: Props) {
  const { t } = useLingui()
  const { locale, locales, together, show } = useView(app)
  const draft = useDraft(app, locale)
  const [chosen, setChosen] = useState<ComparedField | null>(null)
  const compared = comparedOf(draft, chosen)
  const { texts, withEntries, listed, state } = useFieldTexts(app, locale, draft)
  const others = useOtherTexts(app, together ? locales.filter((one) => one !== locale) : [])
  const entriesBefore = entriesOf(draft, compared)
  const analysis = analyseField({
    texts,
    before: compared === 'published' ? withEntries(entriesBefore) : { ...texts, entries: entriesBefore },
    others,
    keywords,
  })
  const { wasted, counted, change, combinations, uncovered, words, next, free } = analysis
  const add = (more: readonly string[]) => draft.change((before) => [...before, ...more])
  return (
    <section className={classes.pane} aria-label={t`Keyword field`}>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>
            <Trans>Keyword field</Trans>
          </h2>
          <p className={classes.quiet}>
            <Trans>Draft, not published</Trans>
          </p>
        </div>
        {locales.length > 1 && (
          <span className={classes.localization}>
            <FilterSelect
              label={t`Localization`}
              value={locale}
              options={locales.map((value) => ({ value, label: localeName(value) }))}
              onChange={(value) => show({ locale: value })}
            />
          </span>
        )}
      </header>
      <FieldEditor key={locale} locale={locale} draft={draft} analysis={analysis} />
      <WasteNotes wasted={wasted} analysis={analysis} draft={draft} />
      {locales.length > 1 && (
        <Together isOn={together} locales={[locale, ...others.map((one) => one.locale)]} onChange={show} />
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
        tracked={keywords.filter(({ isTracked }) => isTracked).length}
        compared={compared}
      />
      <CompareWith draft={draft} compared={compared} onCompare={setChosen} />
      <KeywordChanges change={change} uncovered={uncovered} locale={app.locale} />
      <NextWordButtons
        next={next}
        free={free}
        locale={locale}
        onAdd={add}
        onFill={() => add(fillField(uncovered, words, { free, isEmpty: draft.entries.length === 0 }))}
      />
      <FieldFoot draft={draft} />
    </section>
  )
}
