import type { Project } from '#contract/projects.ts'

/** Whether who is signed in may change an app, its countries and its competitors; the server has the last word. */
export const mayChange = ({ permission }: Project): boolean => permission !== 'view'
