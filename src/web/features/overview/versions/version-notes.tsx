import { Trans } from '@lingui/react/macro'
import type { AppVersion } from '#contract/overview/overview.ts'
import { versionDay, versionName } from './version-name.ts'
import classes from './version-notes.module.css'

/** ERR-023: what the developer wrote about a version. `lang`: of the store's texts. */
export function VersionNotes({ version, lang }: { version: AppVersion; lang: string }) {
  return (
    <section className={classes.version}>
      <h3 className={classes.title}>
        {versionName(version)}
        <span className={classes.day}>{versionDay(version)}</span>
      </h3>
      {version.releaseNotes ? (
        <p className={classes.notes} lang={lang}>
          {version.releaseNotes}
        </p>
      ) : (
        <p className={classes.none}>
          <Trans>No release description</Trans>
        </p>
      )}
    </section>
  )
}
