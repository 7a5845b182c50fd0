import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { IconHistory } from '@tabler/icons-react'
import { Anchor, Box, Button, Skeleton, Text, Tooltip } from '@mantine/core'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { ListingPart } from '#contract/overview/history.ts'
import type { AppRef } from '#contract/store.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { categoryName } from '#web/i18n/category-name.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { formatSize } from '#web/i18n/size.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { ChangeMark } from '../changes.tsx'
import { languageName, shortList } from '../listing-facts.ts'
import classes from './app-details-card.module.css'

/** A link to an address of the store's data: its host, or the mail address, as text. Anything but web and mail stays text. */
function WebLink({ address }: { address: string }) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url && /^[^\s@]+@[^\s@]+$/.test(address))
    return (
      <Anchor inherit href={`mailto:${address}`}>
        {address}
      </Anchor>
    )
  if (url?.protocol === 'mailto:')
    return (
      <Anchor inherit href={url.href}>
        {url.pathname}
      </Anchor>
    )
  if (!url || !/^https?:$/.test(url.protocol)) return address
  return (
    <Anchor inherit href={url.href} target="_blank" rel="noopener noreferrer">
      {url.hostname.replace(/^www\./, '')}
    </Anchor>
  )
}

interface Props {
  /** null while they load. */
  details: AppDetails | null
  aside: ReactNode
  problem?: ReactNode
  /** Further facts, below. */
  children?: ReactNode
}

/** OV-042: what the store says of the app besides its texts. */
export function AppDetailsCard({ details, aside, problem, children }: Props) {
  const { t } = useLingui()
  const fields: [label: string, value: (details: AppDetails) => ReactNode][] = [
    [
      t`Category`,
      ({ categories }) =>
        withMark(categories.map((category) => categoryName(category.displayName)).join(', '), 'category'),
    ],
    [t`Devices`, devicesOf],
    [t`Size`, ({ sizeBytes }) => sizeBytes !== null && formatSize(sizeBytes, language())],
    [t`Languages`, languagesOf],
    [t`Website`, ({ websiteUrl }) => websiteUrl && <WebLink address={websiteUrl} />],
    [t`Support`, ({ supportUrl }) => supportUrl && <WebLink address={supportUrl} />],
    [t`Release date`, ({ releaseDate }) => releaseDate && formatDay(dayOf(releaseDate), language())],
    [t`Last release`, (one) => withMark(lastReleaseOf(one), 'version')],
  ]
  return (
    <Card title={<Trans>App details</Trans>} aside={aside}>
      {problem ?? (
        <dl className={classes.grid}>
          {fields.map(([label, value]) => (
            <Box key={label} miw={0} style={{ overflowWrap: 'anywhere' }}>
              <Text component="dt" size="xs" c="dimmed" mb={2}>
                {label}
              </Text>
              <Box component="dd" mih={20}>
                {details ? value(details) || <EmptyField /> : <Skeleton width="70%" height={16} />}
              </Box>
            </Box>
          ))}
        </dl>
      )}
      {!problem && (
        <>
          {details?.store === 'GOOGLE_PLAY' && (
            <Box px="var(--sg-card-padding)" pb="md">
              <NotOnGooglePlay />
            </Box>
          )}
          {children}
        </>
      )}
    </Card>
  )
}

/** Which details a real app of Google Play lacks. */
export const NotOnGooglePlay = () => (
  <LiveNote>
    <Trans>Google Play doesn't publish devices, size, languages or a support address.</Trans>
  </LiveNote>
)

function devicesOf({ devices, deviceCount }: AppDetails): ReactNode {
  if (devices?.length) return <Short names={devices} shown={3} />
  return deviceCount !== null && <Plural value={deviceCount} one="# device model" other="# device models" />
}

function languagesOf({ languages, languageCount }: AppDetails): ReactNode {
  if (languages?.length) return <Short names={languages.map((one) => languageName(one, language()))} shown={3} />
  return languageCount !== null && <Plural value={languageCount} one="# language" other="# languages" />
}

function lastReleaseOf({ lastReleaseDate, version }: AppDetails): string | null {
  const date = lastReleaseDate && formatDay(dayOf(lastReleaseDate), language())
  if (!date) return version
  return version ? `${date} (${version})` : date
}

const withMark = (text: string | null, part: ListingPart) =>
  text && (
    <>
      {text}
      <ChangeMark part={part} />
    </>
  )

function Short({ names, shown }: { names: readonly string[]; shown: number }) {
  const short = shortList(names, shown)
  return (
    <Tooltip label={names.join(', ')} disabled={short.more === 0}>
      <span>
        {short.names.join(', ')}
        {short.more > 0 && ` + ${short.more}`}
      </span>
    </Tooltip>
  )
}

const loadDialog = () => import('./version-history-dialog.tsx')
const VersionHistoryDialog = lazyWithRetry(async () => ({ default: (await loadDialog()).VersionHistoryDialog }))

/** OV-043: opens the past versions and their release notes. */
export function VersionHistoryButton({ app, locale }: { app: AppRef; locale: string }) {
  const [dialog, setDialog] = useState<'absent' | 'open' | 'closing'>('absent')
  const wrapper = useRef<HTMLSpanElement>(null)
  return (
    <span ref={wrapper}>
      <Button
        size="sm"
        leftSection={<IconHistory size={15} stroke={1.8} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(loadDialog)}
        onFocus={() => preload(loadDialog)}
        onClick={() => setDialog('open')}
      >
        <Trans>Version history</Trans>
      </Button>
      {dialog !== 'absent' && (
        <VersionHistoryDialog
          opened={dialog === 'open'}
          onClose={() => setDialog('closing')}
          onClosed={() => {
            setDialog('absent')
            wrapper.current?.querySelector('button')?.focus()
          }}
          app={app}
          locale={locale}
        />
      )}
    </span>
  )
}
