import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Paper, Text } from '@mantine/core'
import { SEARCHED_VOLUME, type DraftChange } from '#aso/keyword-field/coverage.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Delta } from '#web/ui/display/delta.tsx'
import type { ComparedField } from './compare-with.tsx'
import { CoverageMethod } from './field-methods.tsx'
import classes from './field.module.css'

interface Props {
  change: DraftChange
  /** Of all words of the localization, with the draft and with the field before. */
  combinations: { now: number; before: number }
  /** Which keywords the app ranks for is not known. */
  isWithoutRanked: boolean
  compared: ComparedField
}

/** How many known phrases the texts and the draft cover together. */
export function CoverageStats({ change: { now, before, all }, combinations, isWithoutRanked, compared }: Props) {
  const { t } = useLingui()
  const against = {
    empty: t`compared with an empty field`,
    published: t`compared with the published field`,
    second: t`compared with the second draft`,
  }[compared]
  const gain = combinations.now - combinations.before
  const count = (value: number) => formatNumber(value, language())
  const stat = (value: number, earlier: number, of: number) => (
    <Group component="dd" gap="xs" align="baseline" wrap="nowrap">
      <Text component="b" fz={20} fw={630} lts="-0.018em" lh="28px">
        {count(value)}
      </Text>
      <Text span size="xs" c="dimmed">
        <Trans>of {count(of)}</Trans>
      </Text>
      <Delta direction={value - earlier} against={against}>
        {count(Math.abs(value - earlier))}
      </Delta>
    </Group>
  )
  return (
    <div>
      <Paper component="dl" mb={6} className={classes.stats}>
        <div>
          <Text component="dt" size="xs" c="dimmed">
            <Trans>Phrases you cover</Trans>
          </Text>
          {stat(now.phrases, before.phrases, all.phrases)}
        </div>
        <div>
          <Text component="dt" size="xs" c="dimmed">
            <Trans>With volume {SEARCHED_VOLUME}+</Trans>
          </Text>
          {stat(now.searched, before.searched, all.searched)}
        </div>
        {all.tracked > 0 && (
          <div className={classes.trackedStat}>
            <Text component="dt" size="xs" c="dimmed">
              <Trans>Tracked keywords covered</Trans>
            </Text>
            {stat(now.tracked, before.tracked, all.tracked)}
          </div>
        )}
      </Paper>
      <Group gap="xs" align="start" justify="space-between" wrap="nowrap">
        <Box flex={1} miw={0} c="dimmed" fz="xs" lh="xs">
          <p>
            {isWithoutRanked ? (
              <Plural
                value={all.keywords}
                one="Phrases of two or three words, of the one keyword that you track. What else the app ranks for isn't known here."
                other="Phrases of two or three words, of the # keywords that you track. What else the app ranks for isn't known here."
              />
            ) : (
              <Plural
                value={all.keywords}
                one="Phrases of two or three words, of the one keyword that you track or rank for."
                other="Phrases of two or three words, of the # keywords that you track or rank for."
              />
            )}
          </p>
          <Group component="p" gap="0 6px">
            <Plural value={combinations.now} one="All words make # combination" other="All words make # combinations" />
            <Delta direction={gain} against={against}>
              {count(Math.abs(gain))}
            </Delta>
          </Group>
        </Box>
        <CoverageMethod />
      </Group>
    </div>
  )
}
