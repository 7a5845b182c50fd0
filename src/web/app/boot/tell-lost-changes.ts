import { plural, t } from '@lingui/core/macro'
import { lostChanges } from '#web/offline/outbox/lost-changes.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Says that changes are gone which nobody can bring back: the browser has removed them with what the site keeps. */
export function tellLostChanges(): void {
  const tell = () => {
    const count = lostChanges.get()
    if (count === null) return
    notify({
      kind: 'error',
      title: plural(count, { one: '# change is lost', other: '# changes are lost' }),
      description: t`The browser deleted Storeglass's data on this device before it was sent. Make the change again.`,
      stays: true,
    })
  }
  lostChanges.subscribe(tell)
  tell()
}
