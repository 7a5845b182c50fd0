import type { Project } from '#contract/projects.ts'

/** Whether the user may change an app, its countries and its competitors; the server decides. */
export const mayChange = ({ permission }: Project): boolean => permission !== 'view'
