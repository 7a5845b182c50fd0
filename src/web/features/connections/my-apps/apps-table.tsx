import { Trans, useLingui } from '@lingui/react/macro'
import type { Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Pages } from '#web/ui/tables/pages.tsx'
import type { Rights } from '../rights.ts'
import type { Open } from '../place.ts'
import { PAGE_SIZE } from '../page-size.ts'
import { AppRow } from './app-row.tsx'
import classes from './apps-table.module.css'

interface Props {
  projects: readonly Project[]
  connections: readonly Connection[] | undefined
  rights: Rights
  page: number
  onPage: (page: number) => void
  onOpen: (open: Open) => void
  onRemove: (project: Project) => void
}

/** The apps with how they are connected, 50 a page (CONN-007, CONN-013). */
export function AppsTable({ projects, connections, rights, page, onPage, onOpen, onRemove }: Props) {
  const { t } = useLingui()
  const pages = Math.max(1, Math.ceil(projects.length / PAGE_SIZE))
  const shown = Math.min(page, pages)
  return (
    <div className={classes.frame}>
      <DataTable caption={<Trans>My apps</Trans>} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>App</Trans>
            </th>
            <th scope="col">
              <Trans>Review management</Trans>
            </th>
            <th scope="col">
              <Trans>Performance and listing</Trans>
            </th>
            <th scope="col">
              <Trans>Ad platforms</Trans>
            </th>
            <th scope="col">
              <span className="sg-visually-hidden">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((project) => (
            <AppRow
              key={project.projectId}
              project={project}
              connections={connections}
              rights={rights}
              onOpen={onOpen}
              onRemove={() => onRemove(project)}
            />
          ))}
        </tbody>
      </DataTable>
      <Pages page={shown} total={pages} onPage={onPage} />
    </div>
  )
}
