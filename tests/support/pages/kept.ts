import type { Page } from '@playwright/test'
import { countAnswers } from './device-rows.ts'
import { expect } from '../test.ts'

/** Resolves once the device has `count` answers of an endpoint or more: they are written a moment after they are shown. */
export const isKept = (page: Page, endpointId: string, count = 1): Promise<void> =>
  expect.poll(() => countAnswers(page, endpointId), { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
