import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { Project } from '#contract/projects.ts'
import { useMay } from '#web/session/hooks.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { select } from '#web/offline/selection.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { OptionList, type OptionItem } from '#web/ui/controls/option-list.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { newColours, randomColour } from './project-colours.ts'
import classes from './selectors.module.css'

interface Props {
  listId: string
  projects: readonly Project[]
  project: Project
  onDone: () => void
  onAdd: () => void
  onRemove: (project: Project) => void
}

const ADD = 'add'
/** With more apps than this there is a search field. */
const SEARCH_ABOVE = 8

/** The open half of the app selector. */
export function AppOptions({ listId, projects, project, onDone, onAdd, onRemove }: Props) {
  const { t } = useLingui()
  const choose = useSelect()
  const mayAdd = useMay('apps/manage')
  const { colours } = useSelection()
  useEffect(() => {
    const next = newColours(projects, colours, randomColour)
    if (next) select({ colours: next })
  }, [projects, colours])
  const options: OptionItem[] = projects.map((one) => ({
    id: one.projectId,
    text: one.title,
    selected: one.projectId === project.projectId,
    actions: mayAdd && (
      <IconButton tooltip={false} label={t`Remove ${one.title}`} size={28} onClick={() => onRemove(one)}>
        <IconX size={16} stroke={1.7} />
      </IconButton>
    ),
    content: (
      <>
        <AppIcon src={one.iconUrl} title={one.title} size={28} />
        <span className={classes.colour} style={{ background: colours[one.projectId] }} aria-hidden />
        <Stack component="span" gap={0} miw={0}>
          <span className={classes.name}>{one.title}</span>
          <Text span size="xs" c="var(--sg-text-3)">
            {storeName(one.store)}
          </Text>
        </Stack>
      </>
    ),
  }))
  const add: OptionItem = {
    id: ADD,
    text: t`Add an app`,
    always: true,
    content: (
      <>
        <IconPlus size={17} stroke={1.7} aria-hidden className={classes.plus} />
        <Trans>Add an app</Trans>
      </>
    ),
  }
  return (
    <OptionList
      label={t`App`}
      listId={listId}
      options={mayAdd ? [...options, add] : options}
      searchLabel={projects.length > SEARCH_ABOVE ? t`Search apps` : undefined}
      nothing={<Trans>No app found</Trans>}
      onPick={(id) => {
        if (id === ADD) return onAdd()
        choose({ projectId: id })
        onDone()
      }}
    />
  )
}
