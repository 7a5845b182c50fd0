/// <reference types="trusted-types" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'virtual:mantine-variables.css' {}

/** URL of the sprite that holds every flag under its country code (src/build). */
declare module 'virtual:flags' {
  /** Codes of the countries whose flags are in `commonFlags`. */
  export const common: readonly string[]
  /** Addresses of the sprites. */
  export const commonFlags: string
  export const otherFlags: string
}
