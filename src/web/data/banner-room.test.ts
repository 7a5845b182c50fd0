import { afterEach, expect, test } from 'vitest'
import { keepBannerRoom, reserveBannerRoom } from './banner-room.ts'

const { style } = document.documentElement
const room = () => style.getPropertyValue('--sg-ban-room')
afterEach(() => {
  localStorage.clear()
  style.removeProperty('--sg-ban-room')
})

test('BAN-001: the next start keeps the room that the notices take; where there are none any more, it keeps none', () => {
  reserveBannerRoom()
  expect(room()).toBe('0px')
  keepBannerRoom(42)
  expect(room()).toBe('42px')
  style.removeProperty('--sg-ban-room')
  reserveBannerRoom()
  expect(room()).toBe('42px')
  keepBannerRoom(0)
  expect(room()).toBe('0px')
  expect(localStorage).toHaveLength(0)
})

test('a damaged mark keeps no room', () => {
  localStorage.setItem('storeglass.banners', '"high"')
  reserveBannerRoom()
  expect(room()).toBe('0px')
})
