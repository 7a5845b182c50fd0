import { t } from '@lingui/core/macro'
import { PAST_WORKER } from '#contract/past-worker.ts'
import { notify } from '#web/ui/notify.ts'

/** Says that a network or a proxy wants a log-in, and leads to it: the installed app would never show its page. Returns the message's id. */
export const tellOfNetworkLogIn = (): string =>
  notify({
    kind: 'warning',
    title: t`Your network wants you to log in`,
    description: t`Its page answers in place of Storeglass. What is on this device stays; changes are sent once you are through.`,
    stays: true,
    actions: [{ label: t`Log in`, onClick: () => window.location.assign(PAST_WORKER) }],
  })
