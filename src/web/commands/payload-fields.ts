import * as v from 'valibot'
import { Id } from '#contract/store.ts'

/** A project with the name that the user saw, to describe the change. */
export const InProject = { projectId: Id, projectTitle: v.string() }
