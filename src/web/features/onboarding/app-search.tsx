import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { sameApp, type AppSummary } from '#contract/store.ts'
import { useRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useConnectivity, useUnsaved } from '#web/offline/hooks.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { AddFailure } from '#web/apps/adding/add-failure.tsx'
import { AppResults } from '#web/apps/search/app-results.tsx'
import { foundOptions, type FoundOption } from '#web/apps/search/found-options.ts'
import { SearchField } from '#web/apps/search/search-field.tsx'
import { SearchStatus } from '#web/apps/search/search-status.tsx'
import { useAppSearch } from '#web/apps/search/use-app-search.ts'
import { useCombobox } from '#web/apps/search/use-combobox.ts'
import { useStableOrder } from '#web/apps/search/use-stable-order.ts'
import { useAddApp } from '#web/apps/adding/use-add-app.ts'

interface Props {
  identity: Identity
  onDone: () => void
  /** A dialog puts the focus here. */
  isFocused?: boolean
}

/** Finds an app by name, store id or store address and adds it with one press. */
export function AppSearch({ identity, onDone, isFocused = false }: Props) {
  const { t } = useLingui()
  const select = useSelect()
  const [text, setText] = useState('')
  useUnsaved('add-app', text !== '')
  const isOffline = useConnectivity() === 'offline'
  const search = useAppSearch(text)
  const { data: projects = [] } = useRead(projectsRead(identity), { enabled: false })
  const { add, adding, failure, forget } = useAddApp(identity, onDone)

  const projectOf = (app: AppSummary) => projects.find((one) => sameApp(one, app))
  const found = foundOptions(search.found, search.asked, (app) =>
    projectOf(app) ? 'added' : adding === app.trackId ? 'adding' : 'add',
  )
  const { options, hold, letGo } = useStableOrder(found, search.found)
  const pick = ({ app }: FoundOption) => {
    if (adding) return
    const project = projectOf(app)
    if (!project) return void add({ trackId: app.trackId, store: app.store, locale: app.locale })
    select({ projectId: project.projectId })
    onDone()
  }
  const combobox = useCombobox(options, search.state === 'done', { onPick: pick, onSearch: search.searchShort })
  const isSearching = search.state === 'searching'

  return (
    <Box w="100%" ta="left">
      <SearchField
        combobox={combobox}
        label={t`App name, store ID or store link`}
        text={text}
        onText={(next) => {
          setText(next)
          forget()
        }}
        isSearching={isSearching}
        isOffline={isOffline}
        isFocused={isFocused}
        hint={
          isOffline ? (
            <Trans>You need a connection to search the stores.</Trans>
          ) : (
            <Trans>For example Moorlight, 281940292 or https://apps.apple.com/us/app/…</Trans>
          )
        }
      />
      {failure !== null && <AddFailure failure={failure} />}
      <AppResults combobox={combobox} options={options} isSearching={isSearching} onPress={hold} onLeave={letGo} />
      <SearchStatus
        search={search}
        nothing={<Trans>No app found. Check the spelling, or paste its store link.</Trans>}
      />
    </Box>
  )
}
