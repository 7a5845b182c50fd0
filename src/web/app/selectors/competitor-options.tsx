import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Competitor, Project } from '#contract/projects.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { mayChange } from '#web/session/may.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { OptionList, type OptionItem } from '#web/ui/controls/option-list.tsx'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import classes from './selectors.module.css'

interface Props {
  listId: string
  project: Project
  competitors: readonly Competitor[]
  selected: Competitor | null
  onDone: () => void
  onAdd: () => void
}

const ADD = 'add'
/** With more competitors than this there is a search field. */
const SEARCH_ABOVE = 8

/** The open half of the competitor selector. */
export default function CompetitorOptions({ listId, project, competitors, selected, onDone, onAdd }: Props) {
  const { t } = useLingui()
  const select = useSelect()
  const isEditor = mayChange(project)
  const options: OptionItem[] = competitors.map((one) => ({
    id: one.trackId,
    text: one.name,
    selected: one === selected,
    content: <CompetitorContent projectId={project.projectId} competitor={one} />,
  }))
  const add: OptionItem = {
    id: ADD,
    text: t`Add competitor`,
    always: true,
    content: (
      <>
        <IconPlus size={17} stroke={1.7} aria-hidden className={classes.plus} />
        <Trans>Add competitor</Trans>
      </>
    ),
  }
  return (
    <>
      {!isEditor && (
        <div className={classes.viewOnly}>
          <ViewOnly />
        </div>
      )}
      <OptionList
        label={t`Competitor`}
        listId={listId}
        options={isEditor ? [...options, add] : options}
        searchLabel={competitors.length > SEARCH_ABOVE ? t`Search competitors` : undefined}
        nothing={<Trans>No competitor found</Trans>}
        onPick={(id) => {
          if (id === ADD) return onAdd()
          select({ competitorTrackId: id })
          onDone()
        }}
      />
    </>
  )
}

function CompetitorContent({ projectId, competitor }: { projectId: string; competitor: Competitor }) {
  const isPending = useIsPending(competitorEntity(projectId, competitor))
  const { name, iconUrl, developerName } = competitor
  return (
    <>
      <AppIcon src={iconUrl} title={name} size={28} />
      <Stack component="span" gap={0} miw={0}>
        <span className={classes.name}>{name}</span>
        {developerName && (
          <Text span size="xs" c="var(--sg-text-3)">
            {developerName}
          </Text>
        )}
      </Stack>
      {isPending && (
        <span className={classes.tag}>
          <Trans>Not sent yet</Trans>
        </span>
      )}
    </>
  )
}
