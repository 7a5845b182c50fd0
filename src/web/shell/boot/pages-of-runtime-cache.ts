const inRuntimeCache = /^\/(settings|plans)\//

/** Whether the worker keeps a page's files once one of its kind has been opened (`sw/runtime-cache.ts`), by the page's path. */
export const isInRuntimeCache = (path: string): boolean => inRuntimeCache.test(`${path}/`)
