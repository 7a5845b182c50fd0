import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Identity } from '#contract/auth.ts'
import type { Project } from '#contract/projects.ts'
import { choose } from '#web/commands/choose.ts'
import { keepApp } from '#web/data/keeping.ts'
import { useMay } from '#web/data/may.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { language, languages } from '#web/i18n/language.ts'
import { savesData } from '#web/offline/saves-data.ts'
import { select } from '#web/offline/selection.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { storeName } from '#web/ui/store-name.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { settingsPages } from '../account/settings-pages.ts'
import { linkedItems } from '../menu/menu-entry.ts'
import { useMenu } from '../menu/use-menu.ts'

interface Command {
  id: string
  label: string
  description?: string
  onClick: () => void
}

export interface CommandGroup {
  group: string
  actions: Command[]
}

interface Options {
  identity: Identity
  projects: readonly Project[]
  project: Project | null
  locale: string
  onChanges: () => void
  onAdd: () => void
  onLogOut: () => void
}

/** Everything the palette finds: pages, apps, the app's countries, and what can be done from anywhere. All of it works offline. */
export function useCommands(options: Options): CommandGroup[] {
  const { identity, projects, project, locale } = options
  const { t } = useLingui()
  const others = projects.filter((one) => one.projectId !== project?.projectId)
  const countries = project?.countries.filter((one) => one !== locale) ?? []
  return [
    { group: t`Pages`, actions: usePages(identity) },
    {
      group: t`Apps`,
      actions: others.map(({ projectId, title, store }) => ({
        id: projectId,
        label: title,
        description: storeName(store),
        onClick: () => select({ projectId }),
      })),
    },
    {
      group: t`Countries`,
      actions: countries.map((one) => ({
        id: one,
        label: countryNameOf(one),
        onClick: () => select({ locale: one }),
      })),
    },
    { group: t`Actions`, actions: useActions(options) },
  ].filter(({ actions }) => actions.length > 0)
}

function usePages(identity: Identity): Command[] {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { sections } = useMenu(identity)
  return [...linkedItems(sections), ...settingsPages].map(({ to, label }) => ({
    id: to,
    label: i18n._(label),
    onClick: () => void navigate({ to }),
  }))
}

function useActions({ project, onChanges, onAdd, onLogOut }: Options): Command[] {
  const { t } = useLingui()
  const mayAdd = useMay('apps/manage')
  const say = (change: Parameters<typeof choose>[0]) => () => void choose(change).catch(tellFailure)
  const keep = ({ projectId, title }: Project): Command => ({
    id: 'keep',
    label: t`Keep ${title} available offline`,
    onClick: () => void keepApp(projectId, savesData()).catch(tellFailure),
  })
  return [
    ...(mayAdd ? [{ id: 'add', label: t`Add an app`, onClick: onAdd }] : []),
    ...(project ? [keep(project)] : []),
    { id: 'copy', label: t`Copy link to this view`, onClick: () => void copyText(window.location.href) },
    { id: 'changes', label: t`Pending changes`, onClick: onChanges },
    { id: 'light', label: t`Appearance: light`, onClick: say({ scheme: 'light' }) },
    { id: 'dark', label: t`Appearance: dark`, onClick: say({ scheme: 'dark' }) },
    { id: 'auto', label: t`Appearance: system`, onClick: say({ scheme: 'auto' }) },
    ...(['en', 'de'] as const)
      .filter((code) => code !== language())
      .map((code) => ({ id: code, label: t`Language: ${languages[code]}`, onClick: say({ language: code }) })),
    { id: 'leave', label: t`Log out`, onClick: onLogOut },
  ]
}
