import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Group, Paper, Stack, Text } from '@mantine/core'
import type { ListingPublication, PublicationState, PublishedChange } from '#contract/listing-publications.ts'
import type { Store } from '#contract/store.ts'
import { isSameText } from '#aso/listing/publish/console-listing.ts'
import { formatTime } from '#web/i18n/format.ts'
import { language as shownLanguage } from '#web/i18n/language.ts'
import { Note } from '#web/ui/forms/note.tsx'
import type { EditedField } from '../editor/use-editor.ts'
import { fieldNames } from '../field-names.ts'
import { problemText, stateNames } from './publication-texts.ts'

interface Props {
  store: Store
  /** Newest first. */
  publications: readonly ListingPublication[]
  language: string
  fields: readonly EditedField[]
}

const colours: Partial<Record<PublicationState, string>> = {
  approved: 'good',
  released: 'good',
  rejected: 'bad',
  stopped: 'bad',
}

/** Where each published text of the language is, and what stopped the last publication. */
export function PublicationStatus({ store, publications, language, fields }: Props) {
  const { i18n } = useLingui()
  const [latest] = publications
  if (!latest) return null
  const texts = fields.flatMap((field) => {
    const published = lastOf(publications, language, field)
    return published ? [{ field, ...published }] : []
  })
  const step = latest.steps.at(-1)
  return (
    <Paper p="md">
      <Stack gap="sm">
        <Text size="sm" role="status">
          <Text span inherit fw={540}>
            {latest.version === null ? <Trans>Last published</Trans> : <Trans>Version {latest.version}</Trans>}
          </Text>
          {': '}
          {i18n._(stateNames[latest.state])}
          {step && (
            <Text span inherit c="dimmed">
              {' · '}
              {formatTime(Date.parse(step.at), shownLanguage())}
              {latest.by && ` · ${latest.by}`}
            </Text>
          )}
        </Text>
        {latest.problem && (
          <Note kind="error">
            {i18n._(problemText(latest.problem, store))}
            {latest.detail !== null && <StoreWords>{latest.detail}</StoreWords>}
          </Note>
        )}
        {texts.length > 0 && (
          <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
            {texts.map(({ field, change, publication }) => (
              <Group component="li" key={field.field} gap="xs">
                <Text size="sm">{i18n._(fieldNames[field.field])}</Text>
                <StateBadge publication={publication} change={change} live={field.live} />
                {change.detail !== null && <StoreWords>{change.detail}</StoreWords>}
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Paper>
  )
}

/** The last publication of a text, of the version in the store first: that is what people see. */
function lastOf(publications: readonly ListingPublication[], language: string, { field }: EditedField) {
  for (const publication of publications) {
    const ofField = publication.changes.filter((one) => one.locale === language && one.field === field)
    const change = ofField.find(({ target }) => target === 'live-version') ?? ofField[0]
    if (change) return { publication, change }
  }
  return null
}

interface StateBadgeProps {
  publication: ListingPublication
  change: PublishedChange
  /** What the store shows; null: not known. */
  live: string | null
}

function StateBadge({ publication, change, live }: StateBadgeProps) {
  const { i18n } = useLingui()
  const { outcome, target, to } = change
  if (outcome === 'refused')
    return (
      <Badge color="bad">
        <Trans>Not accepted</Trans>
      </Badge>
    )
  const state = target === 'live-version' && outcome === 'written' ? 'released' : publication.state
  if (state === 'stopped')
    return outcome === 'written' ? (
      <Badge>{i18n._(stateNames.saved)}</Badge>
    ) : (
      <Badge color="bad">
        <Trans>Not written</Trans>
      </Badge>
    )
  // Google tells nobody that its review is over.
  const isOut = state === 'released' || target === 'store-page'
  if (isOut && outcome === 'written' && live !== null && isSameText(live, to))
    return (
      <Badge color="good">
        <Trans>Seen in the store</Trans>
      </Badge>
    )
  return <Badge color={colours[state] ?? 'gray'}>{i18n._(stateNames[state])}</Badge>
}

/** A sentence of the console, which says it in English. */
const StoreWords = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed" lang="en">
    {children}
  </Text>
)
