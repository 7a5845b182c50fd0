import { IconDownload } from '@tabler/icons-react'
import { Plural } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { draftsFile, type SavedDraft } from '#web/data/keyword-drafts/saved-drafts.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { repliesFile, type SavedReply } from '#web/data/reply-drafts/saved-replies.ts'
import { rulesFile, type SavedRule } from '#web/data/rule-drafts/saved-rules.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { saveFile } from '#web/ui/files/save-file.ts'

interface Props {
  drafts: readonly SavedDraft[]
  replies: readonly SavedReply[]
  rules: readonly SavedRule[]
}

/** Says how many drafts of keyword fields, replies and rules log-out deletes, and offers them as files. */
export function DraftsLost({ drafts, replies, rules }: Props) {
  const identity = useIdentity()
  const save = () => {
    const projects = identity ? inMemory(projectsRead(identity)) : undefined
    const titles = new Map(projects?.map(({ projectId, title }) => [projectId, title]))
    const file = draftsFile(drafts, (projectId) => titles.get(projectId) ?? '')
    if (drafts.length > 0) saveFile(file, 'storeglass-keyword-fields.json', 'application/json')
    if (replies.length > 0) saveFile(repliesFile(replies), 'storeglass-replies.json', 'application/json')
    if (rules.length > 0) saveFile(rulesFile(rules), 'storeglass-rules.json', 'application/json')
  }
  return (
    <Stack align="flex-start" gap="sm">
      {drafts.length > 0 && (
        <p>
          <Plural
            value={drafts.length}
            one="Logging out deletes # keyword field draft that exists only on this device."
            other="Logging out deletes # keyword field drafts that exist only on this device."
          />
        </p>
      )}
      {replies.length > 0 && (
        <p>
          <Plural
            value={replies.length}
            one="Logging out deletes # reply to a review that wasn't sent."
            other="Logging out deletes # replies to reviews that weren't sent."
          />
        </p>
      )}
      {rules.length > 0 && (
        <p>
          <Plural
            value={rules.length}
            one="Logging out deletes # rule for replies that wasn't saved."
            other="Logging out deletes # rules for replies that weren't saved."
          />
        </p>
      )}
      <Button leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />} onClick={save}>
        <Plural value={drafts.length + replies.length + rules.length} one="Save draft" other="Save drafts" />
      </Button>
    </Stack>
  )
}
