// Tests of the links from which eaters download the app.
import { expect, test } from 'vitest'
import { settingsOf } from './country-settings.ts'
import { countryCodes } from './country.ts'
import { downloadLinksOf } from './download-links.ts'

const stores = {
  appstore: 'https://apps.example/sg/app',
  playstore: 'https://play.example/app?id=tingkat',
}

test('COUN-04: adds pid and c to the store links', () => {
  expect(downloadLinksOf({ ...stores, onelink: { pid: 'web', c: 'sg lunch' } })).toEqual({
    appstore: 'https://apps.example/sg/app?pid=web&c=sg%20lunch',
    playstore: 'https://play.example/app?id=tingkat&pid=web&c=sg%20lunch',
  })
})

test('COUN-04: the channel and campaign of a visit take precedence', () => {
  const links = downloadLinksOf(
    { appstore: stores.appstore, onelink: { pid: 'web', c: 'sg' } },
    { pid: 'poster', c: 'mrt & bus' },
  )
  expect(links.appstore).toBe('https://apps.example/sg/app?pid=poster&c=mrt%20%26%20bus')
})

test('COUN-04: links to the onelink address, with the store as a parameter', () => {
  const { appstore } = downloadLinksOf({
    ...stores,
    onelink: { address: 'https://tingkat.onelink.example/go', pid: 'web', c: 'sg' },
  })
  const link = new URL(appstore ?? '')
  expect(link.origin + link.pathname).toBe('https://tingkat.onelink.example/go')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pid: 'web',
    c: 'sg',
    af_r: stores.appstore,
  })
})

test('COUN-04: leaves out a store without an address', () => {
  expect(
    downloadLinksOf({ playstore: stores.playstore, onelink: { pid: 'web', c: 'sg' } }),
  ).toEqual({ playstore: expect.stringContaining('pid=web') })
  expect(
    downloadLinksOf({
      onelink: { address: 'https://tingkat.onelink.example', pid: 'web', c: 'sg' },
    }),
  ).toEqual({})
})

test.each(countryCodes)('COUN-04: the links of %s have its channel and campaign', (code) => {
  const settings = settingsOf(code)
  for (const link of Object.values(downloadLinksOf(settings))) {
    const { searchParams } = new URL(link, 'https://tingkat.example')
    expect([searchParams.get('pid'), searchParams.get('c')]).toEqual([
      settings.onelink.pid,
      settings.onelink.c,
    ])
  }
})
