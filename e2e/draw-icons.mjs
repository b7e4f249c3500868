// Draws the home screen icons and the link preview cards from the logo and the hero pictures.
// Run it with `node e2e/draw-icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/machine/browser.mjs'
import { root } from '../scripts/machine/node.mjs'

const art = join(root, 'storefront/public')
const logo = readFileSync(join(art, 'icon.svg'), 'utf8')
const font = readFileSync(
  join(
    root,
    'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  ),
).toString('base64')
// The codes of the countries. `focus` is the horizontal `object-position` of every country's hero
// picture, in per cent.
const countries = ['id', 'ph', 'th', 'vn', 'sg', 'my', 'mm', 'kh']
const focus = 63
// The logo without its background, as in the header.
const mark = logo.slice(logo.indexOf('<g'), logo.lastIndexOf('</g>') + 4)

/** @param {string} hero */
const picture = (hero) =>
  `data:image/avif;base64,${readFileSync(join(art, `art/${hero}.avif`)).toString('base64')}`

/**
 * Returns an icon as HTML. Phones cut a circle out of a maskable icon, so its outer fifth is
 * background.
 * @param {number} size
 * @param {number} inset
 */
const icon = (size, inset) => `<style>
body{margin:0;width:${size}px;height:${size}px;background:${inset ? '#0A5C46' : 'transparent'};
display:grid;place-items:center}
svg{width:${size - 2 * inset}px;height:${size - 2 * inset}px}
</style>${logo}`

/** Returns a link preview card as HTML. @param {string} hero @param {number} focus */
const card = (hero, focus) => `<style>
@font-face{font-family:P;src:url(data:font/woff2;base64,${font});font-weight:200 800}
body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;background:#07392C}
img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:${focus}% 50%}
body::before{content:"";position:absolute;z-index:1;inset:0;
background:linear-gradient(90deg,#07392C 34%,rgb(7 57 44/.8) 46%,transparent 62%)}
body::after{content:"";position:absolute;z-index:2;inset:auto 0 0;height:22px;
background:linear-gradient(#F5F7F4 0 14px,#1F4FA3 14px)}
.l{position:absolute;z-index:2;left:72px;top:246px;display:flex;align-items:center;gap:24px;color:#fff;
font:800 104px/1 P;letter-spacing:-.05em}
.l svg{width:104px;height:120px}.l span{padding-bottom:14px}
</style><img src="${picture(hero)}">
<div class="l"><svg viewBox="7.5 5 31.2 36">${mark}</svg><span>tingkat</span></div>`

/** @param {string} code @param {string} html */
const previewCard = (code, html) => ({ file: `card-${code}.jpg`, width: 1200, height: 630, html })

const drawings = [
  { file: 'icon-192.png', width: 192, height: 192, html: icon(192, 0) },
  { file: 'icon-512.png', width: 512, height: 512, html: icon(512, 0) },
  { file: 'icon-maskable.png', width: 512, height: 512, html: icon(512, 52) },
  { file: 'icon-apple.png', width: 180, height: 180, html: icon(180, 8) },
  previewCard('all', card('hero-dl', 80)),
  ...countries.map((code) => previewCard(code, card(`hero-${code}`, focus))),
]

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { file, width, height, html } of drawings) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html><meta charset="utf-8">${html}`)
  await page.evaluate(() => document.fonts.ready)
  const image = await page.screenshot(
    file.endsWith('.jpg') ? { type: 'jpeg', quality: 72 } : { omitBackground: true },
  )
  writeFileSync(join(art, 'icons', file), image)
  await page.close()
}
await browser.close()
