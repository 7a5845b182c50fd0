import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import type { DraftField, IgnoredRule } from '#contract/listing-drafts.ts'
import type { Project } from '#contract/projects.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { saveDraft } from './field-drafts.ts'

/** How long after the last key a text is saved, ms. */
const SAVE_AFTER_MS = 800

/** Texts as they are being typed, by field; a field that is left out is saved as it shows. */
export type Typed = Partial<Record<DraftField, string>>

interface Pending {
  text: string
  published: string | null
  ignored: IgnoredRule[] | undefined
  timer: ReturnType<typeof setTimeout>
}

/** Takes what is typed into the texts of one language and queues it shortly after, at the latest when the page is left. */
export function useTyped(project: Project, language: string) {
  const [typed, setTyped] = useState<Typed>({})
  const pending = useRef(new Map<DraftField, Pending>())
  useUnsaved(`listing ${project.projectId} ${language}`, Object.keys(typed).length > 0)

  const save = (field: DraftField) => {
    const one = pending.current.get(field)
    if (!one) return
    pending.current.delete(field)
    clearTimeout(one.timer)
    const { text, published, ignored } = one
    saveDraft({ project, language, field }, { draft: text, published, ignored }).then(
      () => setTyped((before) => (before[field] === text ? without(before, field) : before)),
      (error: unknown) => {
        const reason = i18n._(changeFailureText(error))
        notify({
          kind: 'error',
          title: t`Draft not saved`,
          description: t`${reason} Until then it lasts as long as this page is open.`,
        })
      },
    )
  }
  const saveAll = () => [...pending.current.keys()].forEach(save)

  const latest = useRef(saveAll)
  useEffect(() => {
    latest.current = saveAll
  })
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      latest.current()
    }
  }, [])

  return {
    typed,
    /**
     * @param published what the store has of the field; null: not known
     * @param ignored rules that are ignored from now on; left out: as before
     */
    type: (field: DraftField, text: string, published: string | null, ignored?: IgnoredRule[]) => {
      clearTimeout(pending.current.get(field)?.timer)
      pending.current.set(field, { text, published, ignored, timer: setTimeout(() => save(field), SAVE_AFTER_MS) })
      setTyped((before) => ({ ...before, [field]: text }))
    },
    /** The field is left: what was typed is saved at once. */
    save,
  }
}

function without(typed: Typed, field: DraftField): Typed {
  const { [field]: _, ...rest } = typed
  return rest
}
