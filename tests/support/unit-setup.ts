import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The machines that run this may be slow; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 8000 })

afterEach(cleanup)
