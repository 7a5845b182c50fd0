import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { mayChange } from '#web/session/may.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { OptionList, type OptionItem } from '#web/ui/controls/option-list.tsx'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { CountryContent, FavouriteStar, useFavourites } from './country-rows.tsx'
import classes from './selectors.module.css'

interface Props {
  listId: string
  project: Project
  locale: string
  onPick: (locale: string) => void
  onTrack: () => void
  onStop: (locale: string) => void
}

const TRACK = 'track'

/** The project's countries, favourites first, each with its star and a button to stop tracking it. */
export function TrackedCountries({ listId, project, locale, onPick, onTrack, onStop }: Props) {
  const { t } = useLingui()
  const favourites = useFavourites()
  const mustRemain = project.countries.length === 1
  const isEditor = mayChange(project)
  const rows = project.countries.map((tracked): OptionItem & { favourite: boolean } => {
    const code = countryCodeOf(tracked)
    const name = countryName(code, language())
    const favourite = favourites.has(code)
    return {
      id: tracked,
      text: `${name} ${code}`,
      selected: tracked === locale,
      favourite,
      group: favourite ? t`Favourites` : t`Tracked`,
      content: <CountryContent projectId={project.projectId} locale={tracked} />,
      actions: (
        <>
          <FavouriteStar code={code} on={favourite} />
          {isEditor && (
            <IconButton
              tooltip={false}
              label={mustRemain ? t`You must track at least one country` : t`Stop tracking ${name}`}
              size={28}
              disabled={mustRemain}
              onClick={() => onStop(tracked)}
            >
              <IconX size={16} stroke={1.7} />
            </IconButton>
          )}
        </>
      ),
    }
  })
  const tracked: OptionItem[] = [...rows.filter((row) => row.favourite), ...rows.filter((row) => !row.favourite)]
  const track: OptionItem = {
    id: TRACK,
    text: t`Track another country`,
    always: true,
    content: (
      <>
        <IconPlus size={17} stroke={1.7} aria-hidden className={classes.plus} />
        <Trans>Track another country</Trans>
      </>
    ),
  }
  return (
    <>
      {!isEditor && (
        <div className={classes.viewOnly}>
          <ViewOnly />
        </div>
      )}
      <OptionList
        key="tracked"
        label={t`Country`}
        listId={listId}
        options={isEditor ? [...tracked, track] : tracked}
        searchLabel={t`Search countries`}
        nothing={<Trans>Not a tracked country</Trans>}
        onPick={(id) => (id === TRACK ? onTrack() : onPick(id))}
      />
    </>
  )
}
