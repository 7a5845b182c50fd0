import { afterEach, expect, test } from 'vitest'
import { bannerRoom, saveBannerRoom, reserveBannerRoom, setBannerRoom } from './banner-room.ts'

const room = () => document.documentElement.style.getPropertyValue('--sg-ban-room')
afterEach(() => {
  localStorage.clear()
  setBannerRoom(0)
})

test('BAN-001: the next start keeps the room that the notices take; where there are none any more, it keeps none', () => {
  reserveBannerRoom()
  expect(room()).toBe('0px')
  saveBannerRoom(42)
  expect(room()).toBe('0px')
  reserveBannerRoom()
  expect(room()).toBe('42px')
  expect(bannerRoom()).toBe(42)
  saveBannerRoom(0)
  expect(room()).toBe('42px')
  expect(localStorage).toHaveLength(0)
  reserveBannerRoom()
  expect(room()).toBe('0px')
})

test('a damaged mark keeps no room', () => {
  localStorage.setItem('storeglass.banners', '"high"')
  reserveBannerRoom()
  expect(room()).toBe('0px')
})
