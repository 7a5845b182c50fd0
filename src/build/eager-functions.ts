import type { Plugin } from 'vite'

/** What every launch runs most of: the entry, and the files that many pages share (`code-splitting.ts`). */
const STARTS = /^assets\/(index|rolldown-runtime|vendor|start|shared|database)-[\w-]{8}\.js$/

/**
 * Tells V8 that nearly every function of these files is called. It compiles them together, off the main thread where it can,
 * instead of each at its first call. Other engines read a comment.
 */
export const eagerFunctions = (): Plugin => ({
  name: 'eager-functions',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After Vite has written its list of preloads at the top: V8 reads the comment only before all else.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && STARTS.test(file.fileName))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
