// Tests of the page about the app.
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import Download from './download.tsx'

test('a badge without a store leads to the section about installing, which has none (DOWN-02)', async () => {
  const { container } = await draw(<Download />, {
    path: '/sg/en/download',
    settings: { appstore: '/download?country=sg', playstore: 'https://play.example' },
  })
  const badgesIn = (part: string) =>
    [...container.querySelectorAll(`${part} .badge-store`)].map((badge) =>
      badge.getAttribute('href'),
    )
  expect(badgesIn('.hero')).toEqual(['#install', expect.stringContaining('https://play.example')])
  expect(badgesIn('#install')).toEqual([expect.stringContaining('https://play.example')])
})
