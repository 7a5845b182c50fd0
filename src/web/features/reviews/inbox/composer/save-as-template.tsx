import { Trans, useLingui } from '@lingui/react/macro'
import { append } from '#web/commands/append.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { firstCodePoints } from '../texts/code-points.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

const NAME_MAX = 60

interface Props {
  organizationId: string
  text: string
  language: string | null
}

/** Keeps what is written as a template, named by how it begins; under Templates it can be given another name. */
export function SaveAsTemplate({ organizationId, text, language }: Props) {
  const { t } = useLingui()
  const trimmed = text.trim()
  if (trimmed === '') return null
  const save = async () => {
    const name = firstCodePoints((trimmed.split('\n')[0] ?? trimmed).trim(), NAME_MAX).trim()
    const template = { id: newId(), name, text: trimmed, folderId: null, language }
    try {
      await append('createTemplate', { organizationId, template })
      notify({ title: t`Saved as template “${name}”` })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Button variant="subtle" tone="plain" onClick={() => void save()}>
      <Trans>Save as template</Trans>
    </Button>
  )
}
