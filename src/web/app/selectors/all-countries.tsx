import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { Project } from '#contract/projects.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { CountriesState } from '#web/ui/feedback/section-state.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { OptionList, type OptionItem } from '#web/ui/controls/option-list.tsx'
import { CountryContent, FavouriteStar, useFavourites } from './country-rows.tsx'
import { useCountryWrites } from './use-country-writes.ts'

interface Props {
  listId: string
  project: Project
  onBack: () => void
  onDone: () => void
}

/** Every country, favourites first; picking one tracks and selects it (CTRY-014). */
export function AllCountries({ listId, project, onBack, onDone }: Props) {
  const { t } = useLingui()
  const select = useSelect()
  const favourites = useFavourites()
  const { track } = useCountryWrites(project)
  const countries = useRead(countriesRead())
  const back = (
    <Group component="span" ml={-8}>
      <IconButton label={t`Back to tracked countries`} size={28} onClick={onBack}>
        <IconArrowLeft size={17} stroke={1.7} />
      </IconButton>
    </Group>
  )
  if (!countries.data)
    return (
      <>
        {back}
        <CountriesState countries={countries} />
      </>
    )
  const rows = countries.data
    .map(({ country, locale }): OptionItem & { favourite: boolean } => {
      const favourite = favourites.has(country)
      return {
        id: locale,
        text: `${countryName(country, language())} ${country}`,
        favourite,
        group: favourite ? t`Favourites` : t`All countries`,
        selected: project.countries.includes(locale),
        content: <CountryContent projectId={project.projectId} locale={locale} />,
        actions: <FavouriteStar code={country} on={favourite} />,
      }
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, language()))
  return (
    <OptionList
      key="untracked"
      label={t`Track another country`}
      listId={listId}
      options={[...rows.filter((row) => row.favourite), ...rows.filter((row) => !row.favourite)]}
      searchLabel={t`Search countries`}
      lead={back}
      nothing={<Trans>No country found</Trans>}
      onPick={(locale) => {
        onDone()
        if (project.countries.includes(locale)) select({ locale })
        else void track(locale)
      }}
    />
  )
}
