import { Trans } from '@lingui/react/macro'
import { Anchor, Text, UnstyledButton } from '@mantine/core'
import type { Market } from '#contract/store.ts'
import { useIdentity } from '#web/session/hooks.ts'
import classes from './app-picker.module.css'

interface Props {
  isOffline: boolean
  onChoose: (url: string) => void
  onBack: () => void
}

/** How a store URL looks, one of each store (ONB-021), and the way back to the search by name (ONB-020). */
export function StoreUrls({ isOffline, onChoose, onBack }: Props) {
  const market = useIdentity()?.market ?? 'live'
  return (
    <>
      <Text flex="1 0 100%" inherit fw={540} c="var(--sg-text)">
        <Trans>Examples</Trans>
      </Text>
      <ul>
        {exampleUrls(market).map((url) => (
          <li key={url}>
            <UnstyledButton className={classes.example} disabled={isOffline} onClick={() => onChoose(url)}>
              {url}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Anchor component="button" type="button" variant="action" onClick={onBack}>
        <Trans>Back to search by name</Trans>
      </Anchor>
    </>
  )
}

/** A store page in Google Play and one in the App Store; those of the sample market are its own. */
export const exampleUrls = (market: Market): readonly [google: string, apple: string] =>
  market === 'sample'
    ? [
        'https://play.google.com/store/apps/details?id=example.mossworks.trailmoss',
        'https://apps.apple.com/us/app/id9900100101',
      ]
    : ['https://play.google.com/store/apps/details?id=com.aws.android', 'https://apps.apple.com/us/app/id281940292']
