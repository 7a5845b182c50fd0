import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useLinks } from '#web/data/queries/links.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import classes from './home.module.css'
import { appVersion, releaseNotes } from './release-notes.ts'

/** What is new in this version (OP-05), and a link to the operator's release notes. */
export function ReleaseNotesCard() {
  const { i18n } = useLingui()
  const { releaseNotes: address } = useLinks()
  return (
    <Card
      title={<Trans>Release notes</Trans>}
      aside={
        address && (
          <Anchor className={classes.all} inherit href={address} target="_blank" rel="noopener noreferrer">
            <Trans>All releases</Trans>
            <IconExternalLink size={14} stroke={1.7} aria-hidden />
          </Anchor>
        )
      }
    >
      <ul className={classes.notes}>
        {releaseNotes.map(({ date, title, text }) => (
          <li key={title.id} className={classes.note}>
            <Title order={3} fz="md" fw={540} lh="md">
              {i18n._(title)}
            </Title>
            <Text size="sm" c="dimmed">
              {i18n._(text)}
            </Text>
            <Text component="time" display="block" size="xs" c="var(--sg-text-3)" mt={2} dateTime={date}>
              {formatDay(date, language())}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="xs" c="var(--sg-text-3)" mt="xs">
        <Trans>Storeglass {appVersion}</Trans>
      </Text>
    </Card>
  )
}
