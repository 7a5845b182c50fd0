import './theme/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/app.tsx'
import { activate, detectLanguage } from './i18n/language.ts'

if (import.meta.env.DEV) await import('./theme/styles-dev.ts')
await activate(detectLanguage())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
