import { Trans, useLingui } from '@lingui/react/macro'
import { Radio } from '@mantine/core'
import { IconLock, IconMessage, IconSpeakerphone } from '@tabler/icons-react'
import { useId } from 'react'
import type { Provider } from '#contract/connections/connection.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import classes from './type-cards.module.css'

interface Props {
  isAds: boolean
  adsLocked: boolean
  onChange: (provider: Provider) => void
}

/** Review management or ad platform (CONN-008). */
export function TypeCards({ isAds, adsLocked, onChange }: Props) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div className={classes.cards} role="radiogroup" aria-label={t`Type of connection`}>
      <label className={classes.card} htmlFor={`${name}-reviews`}>
        <span className={classes.icon}>
          <IconMessage size={19} stroke={1.7} aria-hidden />
        </span>
        <span className={classes.text}>
          <span className={classes.name}>
            <Trans>Review management</Trans>
          </span>
          <span className={classes.about} aria-hidden>
            <Trans>Reviews, replies, listing, numbers</Trans>
          </span>
        </span>
        <Radio
          className={classes.radio}
          id={`${name}-reviews`}
          name={name}
          checked={!isAds}
          {...autoFocus(!isAds)}
          onChange={() => onChange('app-store-connect')}
        />
      </label>
      <label className={classes.card} data-locked={adsLocked || undefined}>
        <span className={classes.icon}>
          {adsLocked ? (
            <IconLock size={19} stroke={1.7} aria-hidden />
          ) : (
            <IconSpeakerphone size={19} stroke={1.7} aria-hidden />
          )}
        </span>
        <span className={classes.text}>
          <span className={classes.name}>
            <Trans>Ad platform</Trans>
          </span>
          {adsLocked ? (
            <UpgradeLink from="locked_page" className={classes.about}>
              <Trans>Upgrade</Trans>
            </UpgradeLink>
          ) : (
            <span className={classes.about} aria-hidden>
              <Trans>Campaigns, bids, spend</Trans>
            </span>
          )}
        </span>
        <Radio
          className={classes.radio}
          name={name}
          aria-label={t`Ad platform`}
          disabled={adsLocked}
          checked={isAds}
          {...autoFocus(isAds)}
          onChange={() => onChange('apple-ads')}
        />
      </label>
    </div>
  )
}

/** The dialog puts the focus on what is chosen. */
const autoFocus = (isChosen: boolean) => (isChosen ? { 'data-autofocus': true } : {})
