import { resolve } from 'node:path'

/** The project's folder, with a slash at the end. */
export const root = `${resolve(import.meta.dirname, '../..')}/`
