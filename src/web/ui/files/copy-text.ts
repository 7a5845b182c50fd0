import { t } from '@lingui/core/macro'
import { notify } from '../feedback/notify.ts'
import { writeClipboard } from '#web/offline/abilities/browser-abilities.ts'

/** Puts a text on the clipboard and says so; ERR-016: also where the browser does not let it. */
export async function copyText(text: string): Promise<void> {
  try {
    await writeClipboard(text)
    notify({ kind: 'success', title: t`Copied` })
  } catch {
    notify({
      kind: 'error',
      title: t`Couldn't copy`,
      description: t`This browser doesn't let Storeglass copy to the clipboard.`,
    })
  }
}
