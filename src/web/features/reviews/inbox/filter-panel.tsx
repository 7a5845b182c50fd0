import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Flex } from '@mantine/core'
import { reviewTags } from '#aso/reviews/review-tags.ts'
import type { Sentiment } from '#contract/reviews/review.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { DayField } from '#web/ui/forms/day-field.tsx'
import { languageName } from '../languages.ts'
import { tagWord } from '../review-words.ts'
import classes from './filter-panel.module.css'
import { setFilters, type ReviewFilter } from './review-filter.ts'
import type { Facets } from './review-index.ts'
import { SavedFilters, type SavedFilter } from './saved-filters.tsx'
import { sentimentWord } from './set-filters.tsx'

interface Props {
  filter: ReviewFilter
  facets: Facets
  onFilter: (filter: ReviewFilter) => void
  saved: { current: SavedFilter['search']; onOpen: (filter: SavedFilter) => void }
}

/** REV-005, OP-70: the filters. Facts that the store never reports have none. */
export default function FilterPanel({ filter, facets, onFilter, saved }: Props) {
  const { t } = useLingui()
  const put = (change: Partial<ReviewFilter>) => onFilter({ ...filter, ...change })
  const any = { value: '' as const, label: t`Any` }
  const sentiments: Sentiment[] = ['negative', 'neutral', 'positive']
  const { version } = filter
  return (
    <section className={classes.panel} aria-label={t`Filter`}>
      <FilterChecks
        label={t`Rating`}
        options={[5, 4, 3, 2, 1].map((stars) => ({ value: stars, label: `${stars} ★` }))}
        chosen={filter.ratings}
        onChange={(ratings) => put({ ratings })}
      />
      <FilterChecks
        label={t`Topic`}
        options={reviewTags.map((tag) => ({ value: tag, label: tagWord(tag) }))}
        chosen={filter.tags}
        onChange={(tags) => put({ tags })}
      />
      <Row label={t`Sentiment`}>
        <FilterSelect
          label={t`Sentiment`}
          size="medium"
          value={filter.sentiment ?? ''}
          options={[any, ...sentiments.map((value) => ({ value, label: sentimentWord(value) }))]}
          onChange={(value) => put({ sentiment: value === '' ? null : value })}
        />
      </Row>
      <Row label={t`Reply`}>
        <FilterSelect
          label={t`Reply`}
          size="medium"
          value={filter.replied ?? ''}
          options={[any, { value: 'no', label: t`Not replied` }, { value: 'yes', label: t`Replied` }]}
          onChange={(value) => put({ replied: value === '' ? null : value })}
        />
      </Row>
      <Checkbox
        label={<Trans>Changed after the reply</Trans>}
        checked={filter.changed}
        onChange={(event) => put({ changed: event.target.checked })}
      />
      {facets.countries.length > 0 && (
        <FilterChecks
          label={t`Country`}
          options={facets.countries
            .map((code) => ({ value: code, label: countryName(code, language()) }))
            .toSorted((a, b) => a.label.localeCompare(b.label, language()))}
          chosen={filter.countries}
          onChange={(countries) => put({ countries })}
        />
      )}
      {facets.languages.length > 0 && (
        <FilterChecks
          label={t`Language`}
          options={facets.languages
            .map((code) => ({ value: code, label: languageName(code) }))
            .toSorted((a, b) => a.label.localeCompare(b.label, language()))}
          chosen={filter.languages}
          onChange={(languages) => put({ languages })}
        />
      )}
      {facets.versions.length > 0 && (
        <Row label={t`Version`}>
          <FilterSelect
            label={t`Version: which`}
            size="medium"
            value={version?.is ?? 'from'}
            options={[
              { value: 'from', label: t`Since` },
              { value: 'only', label: t`Only` },
            ]}
            onChange={(is) => version && put({ version: { ...version, is } })}
          />
          <FilterSelect
            label={t`Version`}
            size="medium"
            value={version?.version ?? ''}
            options={[any, ...facets.versions.map((value) => ({ value, label: value }))]}
            onChange={(value) => put({ version: value === '' ? null : { is: version?.is ?? 'from', version: value } })}
          />
        </Row>
      )}
      <Row label={t`Date`}>
        <DayField
          size="xs"
          aria-label={t`From`}
          className={classes.day}
          value={filter.from ?? ''}
          max={filter.to ?? undefined}
          onChange={(day) => put({ from: day || null })}
        />
        <DayField
          size="xs"
          aria-label={t`Until`}
          className={classes.day}
          value={filter.to ?? ''}
          min={filter.from ?? undefined}
          onChange={(day) => put({ to: day || null })}
        />
      </Row>
      {facets.hasMarket && (
        <Row label={t`Source`}>
          <FilterSelect
            label={t`Source`}
            size="medium"
            value={filter.source ?? ''}
            options={[
              any,
              { value: 'console', label: t`Connected store` },
              { value: 'market', label: t`Public store` },
            ]}
            onChange={(value) => put({ source: value === '' ? null : value })}
          />
        </Row>
      )}
      <SavedFilters {...saved} canSave={setFilters(filter).length > 0} />
    </section>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={classes.row}>
      <span aria-hidden>{label}</span>
      <Flex component="span" gap={6} align="center" flex="none" maw="75%">
        {children}
      </Flex>
    </div>
  )
}

interface FilterChecksProps<T extends string | number> {
  label: string
  options: readonly { value: T; label: string }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

/** Checkboxes of a filter: reviews that match any of the checked values are shown. */
function FilterChecks<T extends string | number>({ label, options, chosen, onChange }: FilterChecksProps<T>) {
  return (
    <fieldset className={classes.checks}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
