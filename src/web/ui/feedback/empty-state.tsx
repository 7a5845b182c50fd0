import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './facets.module.css'

interface Props {
  title: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** `page`: the title is the page's h1. */
  level?: 1 | 2
}

/** Nothing here yet: the storm glass, a title, one sentence, one button. Mantine's can't set the heading's level. */
export const EmptyState = ({ title, children, action, level = 2 }: Props) => (
  <Stack align="center" gap="xs" px="var(--sg-gutter)" py={40} ta="center">
    <Facets width={148} />
    <Title order={level} size="h2" lts="-0.012em" mt="sm">
      {title}
    </Title>
    {children && (
      <Text c="dimmed" maw={420} mb="sm">
        {children}
      </Text>
    )}
    {action}
  </Stack>
)

/** The storm glass's crystals: the mark's facets as a small drawing. */
export function Facets({ width }: { width: number }) {
  return (
    <svg className={classes.facets} width={width} height={width * 0.66} viewBox="0 0 148 98" aria-hidden>
      <path data-tone="2" d="M8 98 32 44l9 54z" />
      <path data-tone="2b" d="m32 44 30 54H41z" />
      <path data-tone="1" d="M38 98 74 6l7 92z" />
      <path data-tone="1b" d="m74 6 38 92H81z" />
      <path data-tone="3" d="m88 98 24-42 5 42z" />
      <path data-tone="3b" d="m112 56 28 42h-23z" />
    </svg>
  )
}
