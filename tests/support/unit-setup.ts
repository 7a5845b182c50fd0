import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The machines that run this may be slow; a wait ends as soon as its condition holds.
const PATIENCE_MS = 8000
configure({ asyncUtilTimeout: PATIENCE_MS })
const waitFor = vi.waitFor
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

afterEach(cleanup)
