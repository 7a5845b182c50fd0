import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Divider, Stack, Text, TextInput } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import type { ListingDraft } from '#contract/listing-drafts.ts'
import { getListingSets, type ListingSet } from '#contract/listing-sets.ts'
import type { Project } from '#contract/projects.ts'
import { LISTING_SET_NAME_MAX } from '#contract/protocol/limits.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { mayChange } from '#web/session/may.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { withQueue } from '../editor/field-drafts.ts'
import { isDraft } from '../editor/use-editor.ts'
import { listingDraftsRead, listingSetsRead } from '../reads.ts'
import { fitsInSet, saveSet, textsOf } from './change-sets.ts'
import { SetItem } from './set-item.tsx'

interface Props {
  app: AppInCountry
  opened: boolean
  onClose: () => void
}

/** The drafts of all languages under names, for a season or a test: saved, looked at, applied and taken back. */
export function SetsDialog({ app, opened, onClose }: Props) {
  const { project } = app
  const read = listingSetsRead(project.projectId)
  const sets = useRead(read)
  const drafts = useRead(listingDraftsRead(project.projectId))
  const queue = useSyncExternalStore(overlays.subscribe, overlays.get)
  // Where the device has no answer, the sets that the queue holds.
  const shown = sets.data ?? applyOverlays<ListingSet[]>(queue, getListingSets.id, read.queryKey[1], [])
  const drafted = (drafts.data ?? withQueue(project.projectId, undefined, queue)).filter(isDraft)
  const state = readState({ ...sets, data: shown.length > 0 ? shown : sets.data })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={640}
      title={<Trans>Saved sets</Trans>}
      description={
        <Trans>
          Drafts of all languages under a name, for a season or a test. To apply a set makes its texts your drafts;
          nothing is published.
        </Trans>
      }
    >
      <Stack gap="lg">
        {state !== 'ready' ? (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load the sets</Trans>}
            unsaved={<Trans>Sets load when you're back online</Trans>}
            onRetry={sets.refresh}
          />
        ) : shown.length === 0 ? (
          <Text c="dimmed">
            <Trans>There are no sets yet.</Trans>
          </Text>
        ) : (
          <Stack component="ul" gap="md">
            {shown.map((set) => (
              <SetItem key={set.id} app={app} set={set} drafts={drafted} />
            ))}
          </Stack>
        )}
        {mayChange(project) && (
          <>
            <Divider />
            <SaveForm project={project} drafts={drafted} sets={shown} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

interface SaveFormProps {
  project: Project
  drafts: readonly ListingDraft[]
  sets: readonly ListingSet[]
}

function SaveForm({ project, drafts, sets }: SaveFormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const name = typed.trim()
  const languages = new Set(drafts.map(({ locale }) => locale)).size
  const save = async () => {
    const texts = textsOf(drafts)
    if (name === '') return setProblem(t`Give the set a name.`)
    if (sets.some((one) => one.name.toLocaleLowerCase() === name.toLocaleLowerCase()))
      return setProblem(t`There is a set of this name. Choose another, or remove that one first.`)
    if (!fitsInSet(texts)) return setProblem(t`The drafts are too long for one set.`)
    await saveSet(project, name, texts).then(() => setTyped(''), tellFailure)
  }
  if (drafts.length === 0)
    return (
      <Text c="dimmed">
        <Trans>There are no drafts to save. Change a text first.</Trans>
      </Text>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        label={t`Name of a new set`}
        placeholder={t`Christmas`}
        description={
          <>
            <Plural value={drafts.length} one="# drafted text" other="# drafted texts" />{' '}
            <Plural value={languages} one="in # language." other="in # languages." />
          </>
        }
        maxLength={LISTING_SET_NAME_MAX}
        value={typed}
        error={problem}
        onChange={({ target }) => {
          setProblem(null)
          setTyped(target.value)
        }}
      />
      <Button type="submit" mt="sm">
        <Trans>Save drafts as a set</Trans>
      </Button>
    </form>
  )
}
