import { useLingui } from '@lingui/react/macro'
import { tellChat } from '#web/data/third-parties/chat.ts'
import classes from '../account/user-menu.module.css'
import type { LearningEntry } from './use-learning.ts'

interface Props {
  entry: LearningEntry
  onClose: () => void
  role?: 'menuitem'
  tabIndex?: number
}

/** One entry of the learning centre: a link, or what opens the messenger. */
export function LearningItem({ entry: { label, icon: Icon, to }, onClose, ...rest }: Props) {
  const { i18n } = useLingui()
  const content = (
    <>
      <Icon size={17} stroke={1.6} aria-hidden />
      {i18n._(label)}
    </>
  )
  if (to !== 'chat')
    return (
      <a {...rest} href={to.href} target="_blank" rel="noopener noreferrer" className={classes.item} onClick={onClose}>
        {content}
      </a>
    )
  const open = () => {
    onClose()
    tellChat({ do: 'open' })
  }
  return (
    <button {...rest} type="button" className={classes.item} onClick={open}>
      {content}
    </button>
  )
}
