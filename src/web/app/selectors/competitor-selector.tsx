import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { useAddCompetitors } from '#web/features/overview/index.ts'
import { useCompetitors } from '#web/apps/competitors/use-competitors.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import CompetitorOptions from './competitor-options.tsx'
import { SelectorTrigger } from './selector-trigger.tsx'
import classes from './selectors.module.css'

interface Props {
  project: Project
  locale: string
}

/** Chooses the competitor that the page is about, and adds others (BAR-006 to BAR-010, OP-100). */
export function CompetitorSelector({ project, locale }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const add = useAddCompetitors(project, locale)
  const listId = useId()
  const { competitors = [], selected } = useCompetitors(project, locale)
  return (
    <>
      <Popover
        className={classes.app}
        opened={opened}
        onClose={() => setOpened(false)}
        title={<Trans>Competitor</Trans>}
        width={340}
        align="right"
        trigger={
          <SelectorTrigger
            label={t`Competitor`}
            icon={
              selected ? (
                <AppIcon src={selected.iconUrl} title={selected.name} size={22} />
              ) : (
                <IconUsers size={18} stroke={1.6} aria-hidden className={classes.nobody} />
              )
            }
            opened={opened}
            listId={listId}
            onToggle={() => setOpened(!opened)}
          >
            {selected?.name ?? <Text span inherit c="dimmed">{t`Select a competitor...`}</Text>}
          </SelectorTrigger>
        }
      >
        <CompetitorOptions
          listId={listId}
          project={project}
          competitors={competitors}
          selected={selected}
          onDone={() => setOpened(false)}
          onAdd={() => {
            setOpened(false)
            add.open()
          }}
        />
      </Popover>
      {add.dialog}
    </>
  )
}
