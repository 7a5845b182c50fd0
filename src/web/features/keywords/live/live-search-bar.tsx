import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isSearchable } from '#aso/keywords/normalise-keyword.ts'
import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { Button } from '@mantine/core'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import classes from './live-search-bar.module.css'
import { usePhone } from '#web/ui/hooks/media-queries.ts'

interface Props {
  text: string
  onText: (text: string) => void
  locale: string
  /** Of the project's countries. */
  locales: readonly string[]
  onLocale: (locale: string) => void
  onSearch: () => void
  /** Between the country and the button. */
  children: ReactNode
}

/** Term and country of the search; Enter searches. */
export function SearchBar({ text, onText, locale, locales, onLocale, onSearch, children }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  return (
    <form
      className={classes.bar}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSearchable(text)) onSearch()
      }}
    >
      <SearchInput
        className={classes.term}
        enterKeyHint="search"
        label={t`Term`}
        maxLength={KEYWORD_MAX_LENGTH}
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={onText}
      />
      <span className={classes.country}>
        <FilterSelect
          label={t`Country`}
          value={locale}
          options={locales.map((one) => ({ value: one, label: countryNameOf(one) }))}
          onChange={onLocale}
        />
      </span>
      {children}
      {/* On a phone the keyboard's own key searches. */}
      <Button
        className={phone ? 'sg-visually-hidden' : undefined}
        variant="filled"
        type="submit"
        disabled={!isSearchable(text)}
      >
        <Trans>Search</Trans>
      </Button>
    </form>
  )
}
