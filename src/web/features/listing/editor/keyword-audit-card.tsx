import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { memo, useState, type ReactNode } from 'react'
import {
  auditKeywords,
  type CopiedKeywords,
  type RepeatedWord,
  type SearchedTexts,
} from '#aso/listing/audit/keyword-audit.ts'
import type { ListingDraft } from '#contract/listing-drafts.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { Card } from '#web/ui/display/card.tsx'
import { fieldNames } from '../field-names.ts'
import { listingDraftsRead } from '../reads.ts'
import type { EditedField } from './use-editor.ts'

interface Props {
  app: AppInCountry
  language: string
  /** Of the language. */
  fields: readonly EditedField[]
  onLanguage: (language: string) => void
}

const SHOWN = 6

/**
 * What the keyword fields of the app's languages repeat of one another, as far as they are drafted here: the store shows keywords to
 * nobody. Nothing where there is only one. It is drawn once that is worked out, not with each key.
 */
export const KeywordAuditCard = memo(function KeywordAuditCard({ app, language, fields, onLanguage }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const drafts = useRead(listingDraftsRead(app.project.projectId))
  const listing = searchedTexts(drafts.data ?? [], language, fields)
  if (listing.filter(({ keywords }) => keywords !== '').length < 2) return null
  const { copies, repeats } = auditKeywords(listing)
  const shown = showsAll ? repeats : repeats.slice(0, SHOWN)
  return (
    <Card title={<Trans>Keywords across languages</Trans>} padded>
      <Stack gap="xs">
        {copies.length + repeats.length === 0 && (
          <Text size="sm">
            <Trans>
              No word of your keyword fields is repeated where the App Store searches two of your languages.
            </Trans>
          </Text>
        )}
        {copies.map((copy) => (
          <Finding key={copy.languages.join()} languages={copy.languages} shown={language} onLanguage={onLanguage}>
            <Copied copy={copy} />
          </Finding>
        ))}
        {shown.map((repeat) => (
          <Finding
            key={repeat.word}
            languages={repeat.places.map((place) => place.language)}
            shown={language}
            onLanguage={onLanguage}
          >
            <Repeated repeat={repeat} />
          </Finding>
        ))}
        {repeats.length > shown.length && (
          <Anchor component="button" type="button" size="sm" fw={540} ta="left" onClick={() => setShowsAll(true)}>
            <Plural value={repeats.length - shown.length} one="# more" other="# more" />
          </Anchor>
        )}
        <Text size="xs" c="dimmed">
          <Trans>
            The App Store of a country searches several languages of your listing. A word in two of them takes its space
            twice.
          </Trans>
        </Text>
      </Stack>
    </Card>
  )
})

/** By language: name, subtitle and keywords as they are drafted; of the language in the editor as they are typed. */
function searchedTexts(
  drafts: readonly ListingDraft[],
  language: string,
  fields: readonly EditedField[],
): SearchedTexts[] {
  const others = drafts.filter(({ locale }) => locale !== language)
  const typed = fields.map(({ field, text }) => ({ locale: language, field, draft: text }))
  return [...Map.groupBy([...typed, ...others], ({ locale }) => locale)].map(([locale, texts]) => {
    const textOf = (name: EditedField['field']) => texts.find(({ field }) => field === name)?.draft.trim() ?? ''
    return { language: locale, title: textOf('title'), subtitle: textOf('subtitle'), keywords: textOf('keywords') }
  })
}

interface FindingProps {
  languages: readonly string[]
  /** The language in the editor. */
  shown: string
  onLanguage: (language: string) => void
  children: ReactNode
}

/** What was found, and a way into each language that it is about. */
const Finding = ({ languages, shown, onLanguage, children }: FindingProps) => (
  <div>
    <Text size="sm">{children}</Text>
    <Group gap={4} mt={4}>
      {[...new Set(languages)]
        .filter((one) => one !== shown)
        .map((one) => {
          const name = localeName(one)
          return (
            <Button key={one} size="compact-xs" variant="default" onClick={() => onLanguage(one)}>
              <Trans>Open {name}</Trans>
            </Button>
          )
        })}
    </Group>
  </div>
)

/** Countries that are named; of more, how many. */
const NAMED = 3

const listOf = (names: readonly string[]) => new Intl.ListFormat(readersLanguage()).format(names)

const Countries = ({ countries }: { countries: readonly string[] }) =>
  countries.length <= NAMED ? (
    listOf(countries.map((code) => countryInSentence(`en-${code}`)))
  ) : (
    <Plural value={countries.length} one="# country" other="# countries" />
  )

function Copied({ copy: { languages, isUntranslated, countries } }: { copy: CopiedKeywords }) {
  const names = listOf(languages.map(localeName))
  return isUntranslated ? (
    <Trans>{names} have the same keywords, so at least one isn't translated.</Trans>
  ) : (
    <Trans>
      {names} have the same keywords, and both are searched in <Countries countries={countries} />: use one of them for
      other words.
    </Trans>
  )
}

function Repeated({ repeat: { word, places, countries } }: { repeat: RepeatedWord }) {
  const { i18n } = useLingui()
  const named = listOf(places.map(({ language, field }) => `${localeName(language)} (${i18n._(fieldNames[field])})`))
  return (
    <Trans>
      <Text span inherit fw={540}>
        {word}
      </Text>
      : {named}, searched together in <Countries countries={countries} />
    </Trans>
  )
}
