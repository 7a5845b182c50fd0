import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useIdentity } from '#web/session/hooks.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import classes from './app-picker.module.css'
import { exampleUrls } from './example-urls.ts'

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
      <p className={classes.examples}>
        <Trans>Examples</Trans>
      </p>
      <ul>
        {exampleUrls(market).map((url) => (
          <li key={url}>
            <UnstyledButton className={classes.example} disabled={isOffline} onClick={() => onChoose(url)}>
              {url}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <TextButton onClick={onBack}>
        <Trans>Back to search by name</Trans>
      </TextButton>
    </>
  )
}
