import { Group, Paper, Text, Title } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { Trans, Plural, useLingui } from '@lingui/react/macro'
import type { WeighedEdit, ListingEdit } from '#aso/score/best-edit.ts'
import { scorePercent } from '#aso/score/score-level.ts'
import { countCharacters } from '#aso/characters.ts'
import { missingKeywords } from '#aso/missing-keywords.ts'
import type { Store } from '#contract/store.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { CountingNote } from '#web/ui/feedback/counting-note.tsx'
import { scorePartName, pointsText } from '../listing-facts.ts'
import classes from './score-explained.module.css'

interface Props {
  /** undefined: nothing raises it any more. */
  edit: WeighedEdit | undefined
  /** 0..1, now. */
  score: number
  store: Store
  lang: string | undefined
}

/** The shortest edit that gains most, and the score it would give. */
export function BestEdit({ edit, score, store, lang }: Props) {
  if (!edit)
    return (
      <p>
        <Trans>Editing the listing can't add any more points.</Trans>
      </p>
    )
  const [now, then] = [scorePercent(score), scorePercent(Math.min(1, score + edit.gain / 100))]
  return (
    <Paper
      component="section"
      radius="md"
      mt={4}
      px={14}
      py="sm"
      bg="var(--sg-acc-soft)"
      bd="1px solid var(--sg-acc-line)"
      c="var(--sg-text)"
    >
      <Group component="h3" gap={6} c="var(--sg-acc-text)" fz="xs" fw={540} lh="xs">
        <IconBulb size={16} stroke={1.7} aria-hidden />
        <Trans>Best next edit</Trans>
      </Group>
      <Text size="lg" fw={540} mt={4}>
        {scorePartName(edit.part, store)}: <EditText edit={edit.edit} lang={lang} /> <Gain points={edit.gain} />
      </Text>
      {then > now && (
        <Text inherit c="dimmed">
          <Trans>
            The score would rise from {now} to {then}.
          </Trans>
        </Text>
      )}
    </Paper>
  )
}

interface EditTextProps {
  edit: ListingEdit
  /** Language of the listing's words. */
  lang: string | undefined
}

/** What to do, in a few words; the part of the listing stands beside it. */
export function EditText({ edit, lang }: EditTextProps) {
  switch (edit.kind) {
    case 'lengthen':
      return edit.words.length > 0 ? (
        <Trans>
          Add <Words words={edit.words} lang={lang} />
        </Trans>
      ) : (
        <Plural value={edit.characters} one="Add # character" other="Add # characters" />
      )
    case 'shorten':
      return <Plural value={edit.characters} one="Remove # character" other="Remove # characters" />
    case 'addKeywords':
      return edit.words.length > 0 ? (
        <Trans>
          Add <Words words={edit.words} lang={lang} />
        </Trans>
      ) : (
        <AddKeywords {...edit} />
      )
    case 'mention':
      return (
        <Trans>
          Mention <Words words={edit.words} lang={lang} />
        </Trans>
      )
    case 'addScreenshots':
      return <Plural value={edit.count} one="Add # screenshot" other="Add # screenshots" />
    case 'release':
      return <Trans>Publish an update</Trans>
  }
}

function AddKeywords({ text, keywords, characters }: Extract<ListingEdit, { kind: 'addKeywords' }>) {
  const about = <Plural value={characters} one="about # character" other="about # characters" />
  return (
    <>
      {text === 'title' ? (
        <Plural value={keywords} one="Add # keyword" other="Add # keywords" />
      ) : (
        <Plural
          value={keywords}
          one="Add # keyword that the title does not have"
          other="Add # keywords that the title does not have"
        />
      )}{' '}
      ({about})
    </>
  )
}

const Words = ({ words, lang }: { words: readonly string[]; lang: string | undefined }) => (
  <b lang={lang}>{words.join(', ')}</b>
)

/** How many points of the score an edit adds. */
export function Gain({ points }: { points: number }) {
  const { t } = useLingui()
  const shown = pointsText(points)
  return (
    <span className={classes.gain} role="img" aria-label={t`${shown} points more`}>
      +{shown}
    </span>
  )
}

/** Keywords named at most. */
const SHOWN = 8

interface MissingKeywordsProps {
  listing: AppDetails
  market: readonly KeywordMetrics[]
  /** Set while the market's keywords are counted and none are known yet. */
  inProgress: RankedKeywordsResult['inProgress']
}

/** What people of the country search for and the listing's searched texts lack, with the room that is left for it. */
export function MissingKeywords({ listing, market, inProgress }: MissingKeywordsProps) {
  const missing = missingKeywords(listing, market, SHOWN)
  if (missing.length === 0 && !inProgress) return null
  const country = countryInSentence(listing.locale)
  const inAppStore = listing.store === 'APP_STORE'
  const left = (text: string | null, limit: number) =>
    formatNumber(Math.max(0, limit - countCharacters((text ?? '').trim())), language())
  const inTitle = left(listing.title, textLimits.title)
  const inSubtitle = left(listing.shortDescription, inAppStore ? textLimits.subtitle : textLimits.shortDescription)
  return (
    <section className={classes.missing}>
      <Title order={3} size="h4">
        <Trans>Missing keywords</Trans>
      </Title>
      {inProgress ? (
        <Text size="sm" c="dimmed" mt={2} mb="xs" role="status">
          <CountingNote {...inProgress} />
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed" mt={2} mb="xs">
            {inAppStore ? (
              <Trans>
                People in {country} search for these, but your title and subtitle don't contain them. Characters left:
                title {inTitle}, subtitle {inSubtitle}.
              </Trans>
            ) : (
              <Trans>
                People in {country} search for these, but none of your texts contains them. Characters left: name{' '}
                {inTitle}, short description {inSubtitle}.
              </Trans>
            )}
          </Text>
          <Group component="ul" gap={6}>
            {missing.map(({ keyword, volume }) => (
              <li key={keyword} className={classes.keyword}>
                <span lang={listing.locale}>{keyword}</span>{' '}
                <Text span size="xs" c="dimmed">
                  <Volume value={formatNumber(volume, language())} />
                </Text>
              </li>
            ))}
          </Group>
        </>
      )}
    </section>
  )
}

const Volume = ({ value }: { value: string }) => <Trans>Volume {value}</Trans>
