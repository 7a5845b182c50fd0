import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** What a step of the guide is about. */
export function StepIntro({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <Title order={3} fz={22} lh="28px" lts="-0.015em">
        {title}
      </Title>
      <Text mt={4} mb="md" c="dimmed">
        {children}
      </Text>
    </>
  )
}
