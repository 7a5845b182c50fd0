import { Trans } from '@lingui/react/macro'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import type { Side } from './side.ts'
import classes from './sides-bar.module.css'

/** Stays under the top bar while the page scrolls: which side is whose. The tables name both for screen readers. */
export function SidesBar({ own, competitor }: { own: Side; competitor: Side }) {
  return (
    <div className={classes.bar} aria-hidden>
      {[own, competitor].map(({ app, title, locale, results }) => (
        <div key={app.trackId} className={classes.side}>
          <AppIcon src={results.details.data?.images.icons[0] ?? app.iconUrl} title={title} size={28} />
          <div className={classes.names}>
            <span className={classes.title} lang={locale}>
              {title}
            </span>
            <span className={classes.kind}>{app.isOwn ? <Trans>Your app</Trans> : <Trans>Competitor</Trans>}</span>
          </div>
        </div>
      ))}
    </div>
  )
}
