import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, NavLink, Stack } from '@mantine/core'
import { IconBook2, IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { tellChat } from '#web/data/third-parties/chat.ts'
import { useLinks } from '#web/data/queries/links.ts'
import type { Page } from '../layout/page.ts'
import { pageHelps, type PageHelpName } from './page-helps.ts'
import { useLearning, type LearningEntry } from './use-learning.ts'
import classes from './page-help.module.css'

interface Props {
  page: Page
  name: PageHelpName
  identity: Identity
  onClose: () => void
}

/**
 * What a page shows, what its figures mean, and where there is more about it (BAR-001, BAR-004, BAR-005).
 * In narrow windows, whose bar has no room for its button, the learning centre is in here.
 */
export default function PageHelp({ page, name, identity, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { docs, videos } = useLinks()
  const learning = useLearning(identity)
  const { about, meanings } = pageHelps[name]
  return (
    <section className={classes.help} aria-label={t`How it works`}>
      <p>{i18n._(about)}</p>
      {meanings.length > 0 && (
        <Stack component="dl" gap={10} mt={14}>
          {meanings.map(([what, meaning]) => (
            <div key={what.id}>
              <Box component="dt" fw={630}>
                {i18n._(what)}
              </Box>
              <Box component="dd" c="dimmed">
                {i18n._(meaning)}
              </Box>
            </div>
          ))}
        </Stack>
      )}
      <Group className={classes.links} gap="6px 18px" mt={14} pt="sm">
        {docs !== null && (
          <More href={below(docs, name)} icon={<IconBook2 size={17} stroke={1.6} aria-hidden />}>
            <Trans>Documentation</Trans>
          </More>
        )}
        {videos !== null && page.video !== undefined && (
          <More href={below(videos, page.video)} icon={<IconPlayerPlay size={17} stroke={1.6} aria-hidden />}>
            <Trans>Video guide</Trans>
          </More>
        )}
      </Group>
      <nav className={classes.learning} aria-label={t`Learning center`}>
        {learning.map((entry) => (
          <LearningItem key={entry.label.id} entry={entry} onClose={onClose} />
        ))}
      </nav>
    </section>
  )
}

const below = (base: string, name: string) => `${base.replace(/\/$/, '')}/${name}`

const More = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {icon}
    {children}
  </a>
)

/** One entry of the learning centre: a link, or a button that opens the messenger. */
function LearningItem({ entry: { label, icon: Icon, to }, onClose }: { entry: LearningEntry; onClose: () => void }) {
  const { i18n } = useLingui()
  const looks = { label: i18n._(label), leftSection: <Icon size={17} stroke={1.6} aria-hidden /> }
  if (to !== 'chat')
    return <NavLink {...looks} mih={44} href={to.href} target="_blank" rel="noopener noreferrer" onClick={onClose} />
  const open = () => {
    onClose()
    tellChat({ do: 'open' })
  }
  return <NavLink {...looks} mih={44} component="button" onClick={open} />
}
