import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const icons = 'node_modules/@tabler/icons-react/dist/esm/icons'
const fromIndex = /^import \{([^}]*)\} from ['"]@tabler\/icons-react['"];?\n?/gm

/**
 * Imports each icon from its own file. Through the package's index every module seems to need all icons of the app, so that
 * they would come with the first page.
 */
export const ownIcons = (): Plugin => ({
  name: 'own-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.tsx?($|\?)/, code: '@tabler/icons-react' },
    handler: (code) => ({ code: withOwnIcons(code), map: null }),
  },
})

export function withOwnIcons(code: string): string {
  return code.replace(fromIndex, (_, list: string) => {
    const names = list.split(',').flatMap((part) => part.trim() || [])
    const own = names.filter((name) => existsSync(`${root}${icons}/${name}.mjs`))
    const others = names.filter((name) => !own.includes(name))
    return [
      ...own.map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`),
      ...(others.length > 0 ? [`import { ${others.join(', ')} } from '@tabler/icons-react'`] : []),
      '',
    ].join('\n')
  })
}
