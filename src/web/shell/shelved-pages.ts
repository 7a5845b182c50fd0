const shelved = /^\/(settings|plans|analyze-keywords|rr|analyze-market\/(featurings|top-charts)|creatives\/changelog)\//

/** Whether the worker keeps a page's files once one of its kind has been opened (`sw/shelf.ts`), by the page's path. */
export const isShelved = (path: string): boolean => shelved.test(`${path}/`)
