import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { capabilitiesOf, type Provider } from '#contract/connections/connection.ts'
import { ownerName, providerName } from '../texts/provider-name.ts'
import { rightName, roleName } from '../texts/right-texts.ts'
import { guideSteps } from './guide-steps.tsx'
import classes from './key-guide.module.css'

/** How a key is made in a provider's console, and what Storeglass will be able to do with it. */
export default function KeyGuide({ provider }: { provider: Provider }) {
  const { i18n } = useLingui()
  const headingId = useId()
  const console = providerName(provider)
  const owner = ownerName(provider)
  return (
    <aside className={classes.guide} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.title}>
        <Trans>Make the key in {console}</Trans>
      </h3>
      <ol className={classes.steps}>
        {guideSteps[provider].map(({ what, detail }, index) => (
          <li key={what.id}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <p className={classes.what}>{i18n._(what)}</p>
              <p className={classes.detail}>{i18n._(detail)}</p>
            </div>
          </li>
        ))}
      </ol>
      <h3 className={classes.title}>
        <Trans>What Storeglass will be able to do</Trans>
      </h3>
      <ul className={classes.rights}>
        {capabilitiesOf[provider].map((capability) => (
          <li key={capability}>
            <span>{i18n._(rightName[capability])}</span>
            <span className={classes.detail}>{roleName(provider, capability)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.sealed}>
        <IconLock size={16} stroke={1.7} aria-hidden />
        <Trans>Sealed on your server. It leaves it only towards {owner}.</Trans>
      </p>
    </aside>
  )
}
