declare module 'virtual:own-pages' {
  /** How the addresses of the app's pages begin, behind the first slash (src/build/own-pages.ts). */
  export const ownPages: readonly string[]
}
