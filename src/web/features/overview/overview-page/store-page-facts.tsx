import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Skeleton, Stack, Text } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import type { PrivacyKind, StorePage } from '#contract/overview/store-page.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import type { AppRef } from '#contract/store.ts'
import { SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { useNear } from '../lazy-parts.tsx'
import { storePageRead } from '../reads.ts'
import classes from './app-details-card.module.css'

type Field = [label: string, value: (page: StorePage) => ReactNode]

/** What the app's page in its store says besides the listing: privacy, accessibility, place in a chart. */
export function StorePageFacts({ app, locale }: { app: AppRef; locale: string }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const result = useRead(storePageRead(app, locale), { enabled: near })
  // Not asked for until it is near: that is no answer.
  const state = near ? readState(result) : result.data ? 'ready' : 'loading'
  const page = result.data?.page ?? null
  const isApple = app.store === 'APP_STORE'
  const fields: Field[] = isApple
    ? [
        [t`Data used to track you`, ({ privacy }) => <Privacy privacy={privacy} kind="TRACKING" lang={locale} />],
        [t`Data linked to you`, ({ privacy }) => <Privacy privacy={privacy} kind="LINKED" lang={locale} />],
        [t`Data not linked to you`, ({ privacy }) => <Privacy privacy={privacy} kind="NOT_LINKED" lang={locale} />],
        [t`Accessibility`, ({ accessibility }) => <Names names={accessibility} lang={locale} />],
        [
          t`Compatibility`,
          ({ requirements }) => requirements?.length && <Requirements requirements={requirements} lang={locale} />,
        ],
        [t`Chart position`, ({ chart }) => chart && <ChartPosition {...chart} />],
      ]
    : [[t`Data safety`, ({ dataSafety }) => <DataSafety statements={dataSafety} lang={locale} />]]
  const isMissing = state === 'failed' || state === 'unsaved'
  return (
    <div ref={place}>
      <Box component="dl" className={classes.grid} pt={0} aria-busy={(near && state === 'loading') || undefined}>
        {fields.map(([label, value]) => (
          <Box key={label} miw={0} style={{ overflowWrap: 'anywhere', ...(!isApple && { gridColumn: '1 / -1' }) }}>
            <Text component="dt" size="xs" c="dimmed" mb={2}>
              {label}
            </Text>
            <Box component="dd" mih={20}>
              {page ? value(page) || <EmptyField /> : state === 'ready' || isMissing ? <EmptyField /> : <Line />}
            </Box>
          </Box>
        ))}
      </Box>
      {(isMissing || (state === 'ready' && page === null)) && (
        <Box px="var(--sg-card-padding)" pb="var(--sg-card-padding)" c="dimmed" fz="sm" lh="sm">
          {state === 'unsaved' && <Trans>Not saved on this device. It loads when you're back online.</Trans>}
          {state === 'failed' && (
            <>
              <Trans>Couldn't load the app's store page.</Trans>{' '}
              <Anchor component="button" type="button" variant="action" onClick={result.refresh}>
                <Trans>Try again</Trans>
              </Anchor>
            </>
          )}
          {state === 'ready' && <SourceOffNote sources={[isApple ? 'productPages' : 'playPages']} />}
        </Box>
      )}
    </div>
  )
}

const Line = () => <Skeleton width="70%" height={16} />

/** What stands where the page has the part, and the developer says nothing in it. */
function NotProvided() {
  return (
    <Text span inherit c="dimmed">
      <Trans>Not provided by the developer</Trans>
    </Text>
  )
}

function None() {
  return (
    <Text span inherit c="dimmed">
      <Trans>None</Trans>
    </Text>
  )
}

/** Language of the store's words. */
interface InStore {
  lang: string
}

function Privacy({ privacy, kind, lang }: Pick<StorePage, 'privacy'> & { kind: PrivacyKind } & InStore) {
  if (!privacy?.length) return privacy === null ? <EmptyField /> : <NotProvided />
  const told = privacy.find((one) => one.kind === kind)
  return told ? <span lang={lang}>{told.categories.join(', ') || <EmptyField />}</span> : <None />
}

function Names({ names, lang }: { names: readonly string[] | null } & InStore) {
  if (!names?.length) return names === null ? <EmptyField /> : <NotProvided />
  return <span lang={lang}>{names.join(', ')}</span>
}

function Requirements({ requirements, lang }: { requirements: NonNullable<StorePage['requirements']> } & InStore) {
  return (
    <Stack gap={2} lang={lang}>
      {requirements.map(({ device, requirement }) => (
        <span key={device}>
          <Text span inherit c="dimmed">
            {device}:
          </Text>{' '}
          {requirement}
        </span>
      ))}
    </Stack>
  )
}

function ChartPosition({ rank, category: name, group }: NonNullable<StorePage['chart']>) {
  const category = categoryName(name)
  const texts: Record<CategoryGroup, ReactNode> = {
    FREE: (
      <Trans>
        #{rank} in {category}, free
      </Trans>
    ),
    PAID: (
      <Trans>
        #{rank} in {category}, paid
      </Trans>
    ),
    GROSSING: (
      <Trans>
        #{rank} in {category}, grossing
      </Trans>
    ),
  }
  return texts[group]
}

function DataSafety({ statements, lang }: { statements: StorePage['dataSafety'] } & InStore) {
  if (!statements?.length) return statements === null ? <EmptyField /> : <NotProvided />
  return (
    <Stack component="ul" gap={4} lang={lang}>
      {statements.map(({ statement, detail }) => (
        <li key={statement}>
          {statement}
          {detail !== null && (
            <Text span inherit c="dimmed">
              {': '}
              {detail}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}
