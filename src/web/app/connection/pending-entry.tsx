import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, List, Text, ThemeIcon } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconListSearch,
  IconMapPin,
  IconNote,
  IconPlug,
  IconRefresh,
  IconStar,
  IconTag,
  IconUsers,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { OutboxEntry, RefusalEntry } from '#web/offline/outbox/entry.ts'
import { discard, retry, undo } from '#web/offline/outbox/outbox.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { conflictOf } from './conflict.ts'
import { ConflictState } from './conflict-state.tsx'
import classes from './pending-changes.module.css'

const icons: Record<string, typeof IconStar> = {
  addFavourite: IconStar,
  removeFavourite: IconStar,
  trackCountry: IconMapPin,
  untrackCountry: IconMapPin,
  addKeywords: IconListSearch,
  removeKeywords: IconListSearch,
  annotateKeywords: IconListSearch,
  tagKeywords: IconTag,
  changeKeywordTag: IconTag,
  removeKeywordTag: IconTag,
  putChartNote: IconNote,
  putListingDraft: IconNote,
  removeChartNote: IconNote,
  saveListingSet: IconNote,
  markListingSet: IconNote,
  removeListingSet: IconNote,
  keepAdCopy: IconNote,
  removeAdCopy: IconNote,
  putKeywordView: IconListSearch,
  removeKeywordView: IconListSearch,
  renameConnection: IconPlug,
  assignApps: IconPlug,
  makePrimary: IconPlug,
  sendReply: IconNote,
  withdrawReply: IconNote,
  markReviews: IconNote,
}

function Detail({ entry }: { entry: OutboxEntry }) {
  const { i18n } = useLingui()
  const time = entry.createdAt === null ? null : formatTime(entry.createdAt, language())
  return <>{[entry.scope && i18n._(entry.scope), time].filter(Boolean).join(' · ')}</>
}

/** A change that will be sent, now or in its own organisation; until then it can be taken back. */
export function WaitingEntry({ entry }: { entry: OutboxEntry }) {
  const { t, i18n } = useLingui()
  const Icon = icons[entry.name] ?? IconUsers
  const takeBack = async () => {
    const outcome = await undo(entry.seq)
    if (outcome !== 'undone') notify({ title: t`This change has already been sent` })
  }
  return (
    <Group component="li" className={classes.entry} gap="sm" wrap="nowrap" py={10}>
      <ThemeIcon className={classes.icon} variant="light" color="gray" size={36} radius={9}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Box className={classes.text} flex={1} miw={0}>
        <Text fw={540}>{i18n._(entry.title)}</Text>
        <Text size="xs" lh="sm" c="var(--sg-text-3)">
          <Detail entry={entry} />
        </Text>
        {entry.state === 'waiting' && entry.attempts > 0 && (
          <Text size="xs" lh="sm" c="var(--sg-text-3)">
            <Plural
              value={entry.attempts}
              one="Tried once without success. Storeglass will try again automatically."
              other="Tried # times without success. Storeglass will try again automatically."
            />
          </Text>
        )}
        {entry.state === 'held' && (
          <Text size="xs" lh="sm" c="var(--sg-text-3)">
            <Trans>Waiting for a change that needs your attention</Trans>
          </Text>
        )}
      </Box>
      {entry.state === 'sending' ? (
        <Text span size="xs" lh="sm" c="var(--sg-text-3)">
          <Trans>Sending</Trans>
        </Text>
      ) : (
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowBackUp size={15} stroke={1.7} aria-hidden />}
          onClick={() => void takeBack()}
        >
          {entry.state === 'elsewhere' ? <Trans>Discard</Trans> : <Trans>Undo</Trans>}
        </Button>
      )}
    </Group>
  )
}

function Refusal({ refusal: { failed, message } }: { refusal: RefusalEntry }) {
  const { i18n } = useLingui()
  return (
    <>
      {failed && `${i18n._(failed)}. `}
      {i18n._(message)}
    </>
  )
}

interface AttentionProps {
  entry: OutboxEntry
  /** What waits for it, in order. */
  dependents: readonly OutboxEntry[]
  isOffline: boolean
}

/** A change that the server refused, or that can't be read any more: the reason, and what can be done. */
export function AttentionEntry({ entry, dependents, isOffline }: AttentionProps) {
  const { i18n } = useLingui()
  const [asksWhich, setAsksWhich] = useState(false)
  // Sent as it is, it would be refused again.
  const kind = conflictOf(entry)?.kind
  const isOfNames = kind === 'names'
  const discardAsked = () => (dependents.length === 0 ? void discard(entry.seq) : setAsksWhich(true))
  return (
    <Group component="li" className={classes.stuck} align="flex-start" gap="sm" wrap="nowrap" px="xs" py="sm">
      <ThemeIcon variant="light" color="bad" size={36} radius={9}>
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      </ThemeIcon>
      <Box className={classes.text} flex={1} miw={0}>
        <Text fw={540}>{i18n._(entry.title)}</Text>
        {!isOfNames && (
          <Text size="sm" c="dimmed">
            {entry.refusal ? (
              <Refusal refusal={entry.refusal} />
            ) : (
              <Trans>Another version of Storeglass saved this change, and this version can't read it.</Trans>
            )}
          </Text>
        )}
        <Text size="xs" lh="sm" c="var(--sg-text-3)">
          <Detail entry={entry} />
        </Text>
        {entry.state === 'refused' && <ConflictState entry={entry} isFree={dependents.length === 0} />}
        {asksWhich && dependents.length > 0 ? (
          <DiscardChoice entry={entry} dependents={dependents} onKeep={() => setAsksWhich(false)} />
        ) : (
          <Group gap={6} mt={10}>
            {entry.state === 'refused' && !isOfNames && kind !== 'reply' && (
              <Button
                size="sm"
                disabled={isOffline}
                leftSection={<IconRefresh size={15} stroke={1.7} aria-hidden />}
                onClick={() => void retry(entry.seq)}
              >
                {isOffline ? <Trans>Try again when you're online</Trans> : <Trans>Try again</Trans>}
              </Button>
            )}
            <Button size="sm" variant="subtle" color="gray" onClick={discardAsked}>
              <Trans>Discard</Trans>
            </Button>
          </Group>
        )}
      </Box>
    </Group>
  )
}

interface ChoiceProps {
  entry: OutboxEntry
  dependents: readonly OutboxEntry[]
  onKeep: () => void
}

/** What is to become of the changes that wait for one that is to be discarded. */
function DiscardChoice({ entry, dependents, onKeep }: ChoiceProps) {
  const { i18n } = useLingui()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.focus(), [])
  const count = dependents.length
  // From the last to the first: none of them is sent in between.
  const discardAll = async () => {
    for (const { seq } of [...dependents.toReversed(), entry]) await discard(seq)
  }
  return (
    <div ref={question} role="group" tabIndex={-1} aria-labelledby={`waiting-for-${entry.seq}`}>
      <Text size="sm" c="dimmed" id={`waiting-for-${entry.seq}`}>
        <Plural value={count} one="# change is waiting for this one:" other="# changes are waiting for this one:" />
      </Text>
      <List size="sm" c="dimmed" mt={4}>
        {dependents.map((one) => (
          <List.Item key={one.seq}>{i18n._(one.title)}</List.Item>
        ))}
      </List>
      <Group gap={6} mt={10}>
        <Button size="sm" onClick={() => void discard(entry.seq)}>
          <Trans>Discard this one, send the rest</Trans>
        </Button>
        <Button size="sm" onClick={() => void discardAll()}>
          <Plural value={count + 1} other="Discard all #" />
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onKeep}>
          <Trans>Keep</Trans>
        </Button>
      </Group>
    </div>
  )
}
