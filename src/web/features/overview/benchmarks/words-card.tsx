import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Group, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { LeaderWord } from '#aso/benchmarks/leader-words.ts'
import { Card } from '#web/ui/display/card.tsx'
import type { ShowApps } from './benchmark-fields.ts'
import classes from './benchmarks.module.css'

interface Props {
  words: readonly LeaderWord[]
  /** Apps that were looked at. */
  of: number
  /** Subtitles of these apps are known. */
  withSubtitles: boolean
  /** Of the words. */
  lang: string
  onShow: ShowApps
}

/** Words until one asks for more. */
const SHOWN = 16

/** Words that the others share in their titles and subtitles. A tick marks those that the own texts use, too. */
export function WordsCard({ words, of, withSubtitles, lang, onShow }: Props) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? words : words.slice(0, SHOWN)
  return (
    <Card
      title={withSubtitles ? <Trans>Words in titles and subtitles</Trans> : <Trans>Words in titles</Trans>}
      aside={
        <Text span size="sm" c="dimmed">
          <Trans>of {of} apps</Trans>
        </Text>
      }
      padded
    >
      {words.length === 0 ? (
        <Text c="dimmed">
          <Trans>These apps share no words.</Trans>
        </Text>
      ) : (
        <ul className={classes.words}>
          {shown.map(({ word, apps, isOwn }) => (
            <Group component="li" key={word} gap="xs" wrap="nowrap" mih={28}>
              <Anchor
                component="button"
                type="button"
                flex={1}
                ta="left"
                lang={lang}
                onClick={() => onShow(t`Apps with “${word}”`, apps)}
              >
                {word}
              </Anchor>
              <Text span size="sm" c="dimmed">
                {apps.length}
              </Text>
              {isOwn ? (
                <IconCheck
                  size={16}
                  stroke={1.8}
                  color="var(--sg-good-text)"
                  role="img"
                  aria-label={t`In your texts, too`}
                />
              ) : (
                <span style={{ width: 16 }} />
              )}
            </Group>
          ))}
        </ul>
      )}
      {shown.length < words.length && (
        <Anchor component="button" type="button" variant="action" mt="sm" onClick={() => setWhole(true)}>
          <Trans>Show all {words.length}</Trans>
        </Anchor>
      )}
    </Card>
  )
}
