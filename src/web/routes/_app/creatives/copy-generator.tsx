import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { appKey } from '#web/apps/selected-app.ts'
import { SelectedSearch, withSelectedApp } from '#web/apps/selected/selected-search.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { CopyGeneratorPage } from '#web/features/listing/copy/copy-generator-page.tsx'
import { adCopiesRead } from '#web/features/listing/reads.ts'

export const Route = createFileRoute('/_app/creatives/copy-generator')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  loaderDeps: ({ search: { app, country } }) => ({ app, country }),
  loader: async ({ deps }) => {
    preloadCommands(['keepAdCopy', 'removeAdCopy'])
    const { project } = await loadSelected(deps)
    if (project) await loadReads([adCopiesRead(project.projectId)])
  },
  component: Page,
  staticData: {
    page: { title: msg`Copy generator`, selects: 'app', choosesCountry: true, help: 'copy-generator' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => <CopyGeneratorPage key={`${appKey(app)} ${app.locale}`} app={app} />}
    </SelectedAppPage>
  )
}
