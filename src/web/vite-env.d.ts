/// <reference types="trusted-types" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'virtual:mantine-variables.css' {}

/** URL of the sprite that holds every flag under its country code (src/build). */
declare module 'virtual:flags' {
  const url: string
  export default url
}
