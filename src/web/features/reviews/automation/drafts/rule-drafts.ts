import * as v from 'valibot'
import type { AppRef } from '#contract/store.ts'
import { keptRows } from '#web/data/kept-rows/kept-rows.ts'
import { RULE_DRAFTS_KIND } from '#web/data/rule-drafts/kept-rules.ts'
import { EditedRule } from '../model/edited-rule.ts'

/** Rules of an app that are being written, by their ids. */
const Drafts = v.record(v.string(), v.object({ edited: EditedRule, seen: v.nullable(v.string()) }))
export type Drafts = v.InferOutput<typeof Drafts>

export const ruleDrafts = keptRows<Drafts>(Drafts, {})

export const draftsId = ({ store, trackId }: AppRef): string => `${RULE_DRAFTS_KIND} ${store} ${trackId}`
