import type { ReactNode } from 'react'

interface Props {
  /** As `useForm` was given it. */
  name: string
  id?: string
  className?: string | undefined
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** A form that is checked and sent by the app. */
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
