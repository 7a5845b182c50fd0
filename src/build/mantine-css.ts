import type { Plugin } from 'vite'

/**
 * Adds each Mantine component's own stylesheet to the module that holds its class names (1:1 in @mantine/core), so that
 * tree shaking and code splitting of the scripts decide which styles are sent. Development imports all of them.
 */
export const mantineCss = (): Plugin => ({
  name: 'mantine-component-css',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@mantine\/core\/esm\/components\/.*\/(\w+)\.module\.mjs$/ },
    handler(code, id) {
      const name = /\/(\w+)\.module\.mjs/.exec(id)?.[1]
      return { code: `import '@mantine/core/styles/${name}.layer.css';\n${code}`, map: null }
    },
  },
})
