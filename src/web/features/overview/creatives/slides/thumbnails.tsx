import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import classes from './thumbnails.module.css'

interface Props {
  pictures: readonly string[]
  index: number
  onShow: (index: number) => void
}

/** All pictures small, the shown one marked and in sight. */
export function Thumbnails({ pictures, index, onShow }: Props) {
  const { t } = useLingui()
  const screens = pictures.map((src, at) => ({ src, number: at + 1 }))
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const bar = list.current
    const current = bar?.children[index]
    if (bar && current instanceof HTMLElement)
      bar.scrollTo({ left: current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2 })
  }, [index])

  return (
    <ul className={classes.list} ref={list} aria-label={t`All images`}>
      {screens.map(({ src, number }, at) => (
        <li key={src}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={t`Screenshot ${number}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onShow(at)}
          >
            <img src={src} alt="" height={56} decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  )
}
