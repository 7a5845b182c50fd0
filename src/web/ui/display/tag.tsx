import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** `plain`: an attribute; `acc`: scheduled; `good`: live; `line`: over. */
  tone?: 'plain' | 'acc' | 'good' | 'line'
  children: ReactNode
}

const looks = {
  plain: {},
  acc: { color: 'iris' },
  good: { color: 'good' },
  line: { variant: 'outline' },
}

/** A word or two about a thing, on a small ground of its own. */
export const Tag = ({ tone = 'plain', children }: Props) => (
  <Badge component="span" {...looks[tone]}>
    {children}
  </Badge>
)
