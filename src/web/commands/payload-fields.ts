import * as v from 'valibot'
import { Id } from '#contract/store.ts'

/** A project with the name that the user saw, to tell what a change does. */
export const InProject = { projectId: Id, projectTitle: v.string() }
