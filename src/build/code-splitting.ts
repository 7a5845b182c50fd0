/** Pages, dialogs and charts that need a module. */
const MANY = 4

const library = (name: string) => new RegExp(`[\\\\/]node_modules[\\\\/]${name}.*\\.m?js$`)

/**
 * Which modules share a file: libraries and sources of the start, a file each; a page, a dialog or a chart that is loaded by
 * `import()` is one by itself. What many of these need is one more, with all that it imports, so that no two files import
 * each other; what few need is left to the bundler. Routes of the start say so themselves (`codeSplitGroupings: []`).
 */
export const codeSplitting = {
  groups: [
    { name: 'vendor', test: library(''), tags: ['$initial' as const], priority: 4 },
    { name: 'start', test: /[\\/]src[\\/](?!web[\\/]main\.tsx)/, tags: ['$initial' as const], priority: 3 },
    // Large ones, which must not come along with what many need.
    { name: 'charts', test: library('(@mantine[\\\\/]charts|recharts)[\\\\/]'), priority: 2 },
    { name: 'database', test: library('dexie[\\\\/]'), priority: 2 },
    { name: 'dictionary', test: library('@zxcvbn-ts[\\\\/]language-common[\\\\/]'), priority: 2 },
    { name: 'stop-words', test: library('stopword[\\\\/]'), priority: 2 },
    { name: 'shared', test: /[\\/](src|@tabler)[\\/]/, minShareCount: MANY, priority: 1 },
  ],
}
