import { t } from '@lingui/core/macro'
import { PAST_WORKER } from '#contract/worker/past-worker.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Says that a network or a proxy wants a log-in, and leads to it: the installed app would never show its page. Returns the message's id. */
export const tellOfNetworkLogIn = (): string =>
  notify({
    kind: 'warning',
    title: t`Your network requires you to log in`,
    description: t`The network's log-in page appears instead of Storeglass. Your data on this device stays, and your changes are sent after you log in.`,
    stays: true,
    actions: [{ label: t`Log in`, onClick: () => window.location.assign(PAST_WORKER) }],
  })
