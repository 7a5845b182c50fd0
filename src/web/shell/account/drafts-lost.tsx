import { IconDownload } from '@tabler/icons-react'
import { Plural } from '@lingui/react/macro'
import { draftsFile, type KeptDraft } from '#web/data/keyword-drafts/kept-drafts.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import classes from './drafts-lost.module.css'

/** Says how many drafts of keyword fields log-out deletes, and offers them as a file. */
export function DraftsLost({ drafts }: { drafts: readonly KeptDraft[] }) {
  const identity = useIdentity()
  const save = () => {
    const projects = identity ? inMemory(projectsRead(identity)) : undefined
    const titles = new Map(projects?.map(({ projectId, title }) => [projectId, title]))
    const file = draftsFile(drafts, (projectId) => titles.get(projectId) ?? '')
    saveFile(file, 'storeglass-keyword-fields.json', 'application/json')
  }
  return (
    <div className={classes.lost}>
      <p>
        <Plural
          value={drafts.length}
          one="Logging out deletes # keyword field draft that exists only on this device."
          other="Logging out deletes # keyword field drafts that exist only on this device."
        />
      </p>
      <Button icon={<IconDownload size={17} stroke={1.7} aria-hidden />} onClick={save}>
        <Plural value={drafts.length} one="Save draft" other="Save drafts" />
      </Button>
    </div>
  )
}
