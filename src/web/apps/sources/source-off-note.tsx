import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getStoreSources, type SourceName } from '#contract/market/sources.ts'
import type { ReviewInbox } from '#contract/reviews/reading.ts'
import type { Store } from '#contract/store.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useIdentity, useMay } from '#web/session/hooks.ts'
import { sourceNames } from './source-names.ts'

/** Which of the sources are off for the user's market; empty also where it is not known yet. */
export function useOff(sources: readonly SourceName[]): SourceName[] {
  const isLive = useIdentity()?.market === 'live'
  const { data } = useRead(read(getStoreSources, {}), { enabled: isLive })
  return isLive && data ? sources.filter((source) => !data.on.includes(source)) : []
}

/** Where everybody's reviews of an app come from. */
export const reviewSources = (store: Store): SourceName[] => [store === 'APP_STORE' ? 'feeds' : 'playPages']

/** Where a store's charts come from. */
export const chartSources = (store: Store): SourceName[] =>
  store === 'APP_STORE' ? ['chartPages', 'feeds'] : ['playPages']

/** Whether a store's charts are read at all; also while it is not known yet. */
export function useHasCharts(store: Store): boolean {
  const sources = chartSources(store)
  return useOff(sources).length < sources.length
}

/** Names what a page lacks because this server does not ask for it; staff find the way to the switches. Nothing where all are on. */
export function SourceOffNote({ sources }: { sources: readonly SourceName[] }) {
  const { i18n } = useLingui()
  const off = useOff(sources)
  const mayChoose = useMay('admin/manage')
  if (off.length === 0) return null
  const names = off.map((source) => i18n._(sourceNames[source])).join(', ')
  return (
    <Text component="span" display="block" size="sm" c="dimmed" role="note">
      <Trans>Switched off on this server: {names}.</Trans>{' '}
      {mayChoose && (
        <Link to="/pages/administration" search={{ part: 'sources' }}>
          <Trans>Choose sources</Trans>
        </Link>
      )}
    </Text>
  )
}

interface WithheldProps {
  inbox: ReviewInbox
  /** The page offers the connection itself. */
  isBesideAction?: boolean
}

/** Says where the store withholds its list of reviews, and how to get them all; nothing where it withholds none. */
export function WithheldNote({ inbox: { withheldIn, connection, total }, isBesideAction = false }: WithheldProps) {
  const mayConnect = useMay('connections/manage')
  if (!withheldIn?.length) return null
  const names = withheldIn.map((country) => countryName(country, language()))
  const where = new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
  return (
    <Text component="span" display="block" size="sm" c="dimmed" role="note">
      <Trans>
        The App Store counts ratings, but withholds its list of reviews at present in these countries: {where}.
      </Trans>{' '}
      {total > 0 && <Trans>From there, only the reviews on the app's page are here.</Trans>}{' '}
      {connection === null && !isBesideAction && <ConnectStore mayConnect={mayConnect} />}
    </Text>
  )
}

const ConnectStore = ({ mayConnect }: { mayConnect: boolean }) =>
  mayConnect ? (
    <Trans>
      <Link to="/connection/{-$tab}" params={{ tab: 'my-apps' }}>
        Connect your store
      </Link>{' '}
      to read all of them.
    </Trans>
  ) : (
    <Trans>An admin of your organisation can connect the store, which has all of them.</Trans>
  )
