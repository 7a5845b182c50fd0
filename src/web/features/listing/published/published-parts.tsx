import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import type { DraftField } from '#contract/listing-drafts.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { marketName } from '#web/ui/display/source.tsx'
import { fieldNames } from '../field-names.ts'
import type { Published } from './published-rows.ts'

/** Why a language has no texts of its own; nothing where it has. */
export function StateOfLanguage({ published }: { published: Published }) {
  switch (published.state) {
    case 'own':
      return null
    case 'same': {
      const name = localeName(published.as)
      return (
        <Badge color="warn">
          <Trans>Same as {name}</Trans>
        </Badge>
      )
    }
    case 'missing':
      return (
        <Badge>
          <Trans>Not live</Trans>
        </Badge>
      )
    case 'loading':
      return (
        <Text size="xs" c="dimmed">
          <Trans>Loading…</Trans>
        </Text>
      )
    case 'unsaved':
      return (
        <Text size="xs" c="dimmed">
          <Trans>Not saved on this device</Trans>
        </Text>
      )
    case 'failed':
      return (
        <Text size="xs" c="bad">
          <Trans>Couldn't load</Trans>
        </Text>
      )
  }
}

/** Where the texts were read, and when. */
export function ReadAt({ listing }: { listing: AppDetails | null }) {
  const { i18n } = useLingui()
  if (!listing) return <Text size="xs">–</Text>
  return (
    <Text component="span" size="xs" c="dimmed">
      {countryNameOf(listing.locale)}, {i18n._(marketName[listing.market])}
      <br />
      <Freshness at={Date.parse(listing.retrievedAt)} />
    </Text>
  )
}

/** A draft says something else; a press shows it in the editor. */
export function DraftMark({ language, field }: { language: string; field: DraftField }) {
  const { t, i18n } = useLingui()
  const name = `${i18n._(fieldNames[field])}, ${localeName(language)}`
  return (
    <ButtonLink
      size="compact-xs"
      variant="light"
      to="/creatives/store-listing"
      search={{ language }}
      aria-label={t`Draft differs: ${name}`}
      style={{ alignSelf: 'flex-start' }}
    >
      <Trans>Draft differs</Trans>
    </ButtonLink>
  )
}

export function EditorLink({ language }: { language: string }) {
  const { t } = useLingui()
  const name = localeName(language)
  return (
    <ButtonLink
      size="compact-sm"
      variant="subtle"
      to="/creatives/store-listing"
      search={{ language }}
      aria-label={t`Edit ${name}`}
    >
      <Trans>Edit</Trans>
    </ButtonLink>
  )
}
