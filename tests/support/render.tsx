import { render as renderAlone, renderHook as renderHookAlone, type RenderOptions } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MantineRoot } from '#web/theme/mantine-root.tsx'

export * from '@testing-library/react'

const inMantine = (Inner?: RenderOptions['wrapper']) =>
  function Root({ children }: { children: ReactNode }) {
    return <MantineRoot scheme="light">{Inner ? <Inner>{children}</Inner> : children}</MantineRoot>
  }

/** As the library's, within the provider that stands at the root of the app. */
export const render = (page: ReactNode, options: Omit<RenderOptions, 'queries'> = {}) =>
  renderAlone(page, { ...options, wrapper: inMantine(options.wrapper) })

export const renderHook: typeof renderHookAlone = (hook, options) =>
  renderHookAlone(hook, { ...options, wrapper: inMantine(options?.wrapper) })
