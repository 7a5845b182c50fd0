import '@mantine/core/styles.css'
import { AppShell, Burger, Group, MantineProvider, NavLink, Text, Title } from '@mantine/core'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const views = ['One', 'Two']

/** The least a Mantine application can be: a shell with two views and a worker. Everything is measured against it. */
function Bare() {
  const [view, setView] = useState('One')
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 260, breakpoint: 'sm' }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md">
          <Burger size="sm" aria-label="Menu" />
          <Title order={1} size="h4">
            {'Bare shell'}
          </Title>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md">
        {views.map((name) => (
          <NavLink key={name} component="button" label={name} active={name === view} onClick={() => setView(name)} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Title order={2} data-content={view}>
          {view}
        </Title>
        {Array.from({ length: 20 }, (_, line) => (
          <Text key={line}>{`Line ${line} of view ${view}`}</Text>
        ))}
      </AppShell.Main>
    </AppShell>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('no #root')
createRoot(root).render(
  <StrictMode>
    <MantineProvider>
      <Bare />
    </MantineProvider>
  </StrictMode>,
)
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
