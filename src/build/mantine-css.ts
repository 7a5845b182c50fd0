import type { Plugin } from 'vite'

/** Modules of class names: of components, and of what they share, such as the label beside a checkbox. */
export const classNames = /@mantine\/core\/esm\/(?:components|utils)\/.*\/(\w+)\.module\.mjs$/

/**
 * Adds each Mantine component's own stylesheet to the module that holds its class names (1:1 in @mantine/core), so that
 * tree shaking and code splitting of the scripts decide which styles are sent. Development imports all of them.
 */
export const mantineCss = (): Plugin => ({
  name: 'mantine-component-css',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: classNames },
    handler(code, id) {
      const name = classNames.exec(id)?.[1]
      return { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null }
    },
  },
})
