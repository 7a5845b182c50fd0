const shelved = /^\/(settings|plans)\//

/** Whether the worker keeps a page's files once one of its kind has been opened (`sw/shelf.ts`), by the page's path. */
export const isShelved = (path: string): boolean => shelved.test(`${path}/`)
