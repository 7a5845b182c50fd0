import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import { useLinks } from '#web/data/queries/links.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import classes from './home.module.css'
import { appVersion, releaseNotes } from './release-notes.ts'

/** What is new in this version (OP-05), and the way to what the operator tells of releases. */
export function ReleaseNotesCard() {
  const { i18n } = useLingui()
  const { releaseNotes: address } = useLinks()
  return (
    <Card
      title={<Trans>Release notes</Trans>}
      aside={
        address && (
          <a className={classes.all} href={address} target="_blank" rel="noopener noreferrer">
            <Trans>All releases</Trans>
            <IconExternalLink size={14} stroke={1.7} aria-hidden />
          </a>
        )
      }
    >
      <ul className={classes.notes}>
        {releaseNotes.map(({ date, title, text }) => (
          <li key={title.id} className={classes.note}>
            <h3 className={classes.subject}>{i18n._(title)}</h3>
            <p className={classes.why}>{i18n._(text)}</p>
            <time className={classes.date} dateTime={date}>
              {formatDate(date, language())}
            </time>
          </li>
        ))}
      </ul>
      <p className={classes.version}>
        <Trans>Storeglass {appVersion}</Trans>
      </p>
    </Card>
  )
}
