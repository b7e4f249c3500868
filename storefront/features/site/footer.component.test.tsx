// The footer in a browser.
import { countries } from '@tingkat/ordering/country'
import { expect, test } from 'vitest'
import { pagePaths } from '../../platform/paths.ts'
import { draw } from '../../testing/draw.tsx'
import { Footer } from './footer.tsx'

test('FOOT-07: the footer shows the year it is given', async () => {
  const screen = await draw(<Footer home="/sg/en" logoLabel="Tingkat" year={2031} place={{ country: countries.sg, paths: pagePaths('sg', 'en') }} />)
  await expect.element(screen.getByRole('contentinfo')).toMatchTextContent('© 2031 Tingkat')
})
