import { expect, test } from 'vitest'
import { screenSize } from './pictures.tsx'

test('an address of the App Store tells the size of its picture, also inside the address of the proxy', () => {
  const source = 'https://is1-ssl.mzstatic.com/image/thumb/Purple/v4/a/b/c.png/406x228bb.png'
  expect(screenSize(source, 'APP_STORE')).toEqual({ width: 406, height: 228 })
  const proxied = `/api/media/v1/remote?url=${encodeURIComponent(source)}&size=screen-800`
  expect(screenSize(proxied, 'APP_STORE')).toEqual({ width: 406, height: 228 })
})

test('otherwise it is the usual size of the store', () => {
  expect(screenSize('/api/media/v1/sample/APP_STORE/1/en/screen-1.svg?v=2', 'APP_STORE')).toEqual({
    width: 1290,
    height: 2796,
  })
  expect(screenSize('/api/media/v1/remote?url=x%3Dw526-h296', 'GOOGLE_PLAY')).toEqual({ width: 1080, height: 1920 })
})
