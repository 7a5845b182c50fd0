import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Paper, Radio, SegmentedControl, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconLock, IconMessage, IconSpeakerphone } from '@tabler/icons-react'
import { useId } from 'react'
import { AdProvider, isAdProvider, StoreProvider, type Provider } from '#contract/connections/connection.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { ProviderIcon } from '../connection-badges.tsx'
import { providerName } from '../texts.ts'
import classes from './key.module.css'

interface TypeCardsProps {
  isAds: boolean
  adsLocked: boolean
  onChange: (provider: Provider) => void
}

/** Review management or ad platform (CONN-008). */
export function TypeCards({ isAds, adsLocked, onChange }: TypeCardsProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div className={classes.types} role="radiogroup" aria-label={t`Type of connection`}>
      <Paper component="label" className={classes.type} htmlFor={`${name}-reviews`}>
        <ThemeIcon variant="light" size={36} {...tileLook(!isAds)}>
          <IconMessage size={19} stroke={1.7} aria-hidden />
        </ThemeIcon>
        <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text span display="block" fw={540}>
            <Trans>Review management</Trans>
          </Text>
          <Text span display="block" size="sm" c="dimmed" aria-hidden>
            <Trans>Reviews, replies, your own figures</Trans>
          </Text>
        </Box>
        <Radio
          id={`${name}-reviews`}
          name={name}
          checked={!isAds}
          {...autoFocus(!isAds)}
          onChange={() => onChange('app-store-connect')}
        />
      </Paper>
      <Paper component="label" className={classes.type} data-locked={adsLocked || undefined}>
        <ThemeIcon variant="light" size={36} {...tileLook(isAds)}>
          {adsLocked ? (
            <IconLock size={19} stroke={1.7} aria-hidden />
          ) : (
            <IconSpeakerphone size={19} stroke={1.7} aria-hidden />
          )}
        </ThemeIcon>
        <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text span display="block" fw={540}>
            <Trans>Ad platform</Trans>
          </Text>
          <Text span display="block" size="sm" c="dimmed" aria-hidden={!adsLocked || undefined}>
            {adsLocked ? (
              <UpgradeLink from="locked_page">
                <Trans>Upgrade</Trans>
              </UpgradeLink>
            ) : (
              <Trans>Search popularity from Apple Ads</Trans>
            )}
          </Text>
        </Box>
        <Radio
          name={name}
          aria-label={t`Ad platform`}
          disabled={adsLocked}
          checked={isAds}
          {...autoFocus(isAds)}
          onChange={() => onChange('apple-ads')}
        />
      </Paper>
    </div>
  )
}

const tileLook = (isChosen: boolean) => ({
  color: isChosen ? 'iris' : 'gray',
  bg: isChosen ? 'var(--sg-surface)' : 'var(--sg-hover)',
})

/** The dialog focuses the chosen type when it opens. */
const autoFocus = (isChosen: boolean) => (isChosen ? { 'data-autofocus': true } : {})

interface ProviderChoiceProps {
  value: Provider
  onChange: (provider: Provider) => void
}

/** Which store, or which ad platform. */
export function ProviderChoice({ value, onChange }: ProviderChoiceProps) {
  const { t } = useLingui()
  const isAds = isAdProvider(value)
  const label = isAds ? t`Ad platform` : t`Store`
  const offered: readonly Provider[] = isAds ? AdProvider.options : StoreProvider.options
  return (
    <Stack gap={6} align="flex-start">
      <Text fw={540} aria-hidden>
        {label}
      </Text>
      <SegmentedControl
        aria-label={label}
        size="sm"
        value={value}
        onChange={onChange}
        data={offered.map((provider) => ({
          value: provider,
          label: (
            <Flex component="span" gap={6} align="center">
              <ProviderIcon provider={provider} size={16} />
              {providerName(provider)}
            </Flex>
          ),
        }))}
      />
    </Stack>
  )
}
