import type { ReactNode } from 'react'

interface Props {
  /** As `useForm` was given it. */
  name: string
  id?: string
  className?: string | undefined
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** A form that the app checks and sends: the browser neither validates it nor leaves the page. */
export function Form({ onSubmit, ...props }: Props) {
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    />
  )
}
