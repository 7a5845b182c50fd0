import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import {
  IconBook2,
  IconBriefcase,
  IconLifebuoy,
  IconMessageCircle,
  IconRocket,
  IconSchool,
  type Icon,
} from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { chatReady } from '#web/data/third-parties/chat.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { useRead } from '#web/data/queries/read.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'

export interface LearningEntry {
  label: MessageDescriptor
  icon: Icon
  /** `chat`: opens the messenger. */
  to: { href: string } | 'chat'
}

/** BAR-018: where to learn and to ask. What the operator has no address for is not there (OP-38). */
export function useLearning(identity: Identity): LearningEntry[] {
  const links = useLinks()
  const isReady = useSyncExternalStore(chatReady.subscribe, chatReady.get)
  const plan = useRead(subscriptionRead(identity)).data?.planId
  const entry = (href: string | null, icon: Icon, label: MessageDescriptor): LearningEntry[] =>
    href === null ? [] : [{ label, icon, to: { href } }]
  const contactUs = msg`Contact us`
  return [
    ...entry(links.helpCenter, IconLifebuoy, msg`Help center`),
    // BAR-019, BAR-020, OP-39: the messenger for who pays, where it has started; else the link.
    ...(isReady && plan === 'paid'
      ? [{ label: contactUs, icon: IconMessageCircle, to: 'chat' as const }]
      : entry(links.support, IconMessageCircle, contactUs)),
    ...entry(links.agency, IconBriefcase, msg`ASO agency consulting`),
    ...entry(links.academy, IconSchool, msg`ASO academy`),
    ...entry(links.guide, IconBook2, msg`ASO guide`),
    ...entry(links.releaseNotes, IconRocket, msg`Release notes`),
  ]
}
