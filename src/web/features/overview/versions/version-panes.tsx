import { useId, useState } from 'react'
import type { AppVersion } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { ChangedTexts } from './changed-texts.tsx'
import { CompareSelect } from './compare-select.tsx'
import { VersionList } from './version-list.tsx'
import { versionName } from './version-name.ts'
import { VersionNotes } from './version-notes.tsx'
import classes from './version-panes.module.css'

interface Props {
  /** Newest first, at least one. */
  versions: readonly AppVersion[]
  store: Store
  /** Of the store's texts. */
  lang: string
}

/** The versions, and any two of them side by side: the one before the chosen one, until another is picked. */
export function VersionPanes({ versions, store, lang }: Props) {
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const [picked, setPicked] = useState<number | null>(null)
  const comparedWith = picked !== null && picked !== chosen ? picked : chosen + 1
  const version = versions[chosen]
  const other = versions[comparedWith]
  if (!version) return null
  const [after, before] = comparedWith > chosen ? [version, other] : [other, version]
  return (
    <div className={classes.panes}>
      <VersionList versions={versions} chosen={chosen} onChoose={setChosen} controls={panelId} />
      <div className={classes.right}>
        {versions.length > 1 && (
          <CompareSelect versions={versions} chosen={chosen} value={other ? comparedWith : null} onChange={setPicked} />
        )}
        <div
          className={classes.content}
          id={panelId}
          role="tabpanel"
          aria-label={versionName(version)}
          tabIndex={0}
          key={chosen}
        >
          <div className={classes.notes} data-two={other !== undefined || undefined}>
            <VersionNotes version={version} lang={lang} />
            {other && <VersionNotes version={other} lang={lang} />}
          </div>
          {before && after && <ChangedTexts before={before} after={after} store={store} lang={lang} />}
        </div>
      </div>
    </div>
  )
}
