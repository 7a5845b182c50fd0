import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'
import classes from './info-disclosure.module.css'

interface Props {
  /** Name of the button. */
  label: string
  /** Name of the panel. */
  title: string
  /** Widest the panel gets, px. */
  width: number
  /** Called ahead of a press. */
  onNear?: () => void
  children: ReactNode
}

/** A small "i" beside a number that opens what there is to know about it. */
export function InfoDisclosure({ label, title, width, onNear, children }: Props) {
  return (
    <Disclosure
      title={title}
      button={<IconInfoCircle size={15} stroke={1.7} aria-hidden />}
      buttonLabel={label}
      buttonClassName={classes.button}
      width={width}
      onNear={onNear}
    >
      {children}
    </Disclosure>
  )
}
