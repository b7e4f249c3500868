// Tests that pages of countries that another cell serves are redirected. A cell is an installation
// of the product that serves some countries.
import { createHttpApp } from '@tingkat/api/http/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectOtherCells } from './other-cells.ts'

const app = createHttpApp()
beforeAll(() => {
  redirectOtherCells(app, { countries: ['sg'], cells: { my: 'https://east.test' } })
  app.get('/*', (_request, reply) => reply.send('page'))
})
afterAll(() => app.close())

test.each(['/my', '/my/en?x=1', '/my/ms/restaurants?search=nasi', '/my.data', '/my/en/order.data'])(
  'OPS-06 %s is redirected to the cell of its country',
  async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([307, `https://east.test${url}`])
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test('OPS-06 a country without a known cell gets a problem', async () => {
  const answer = await app.inject('/th/th')
  expect([answer.statusCode, answer.json().code]).toEqual([421, 'wrong_cell'])
  expect(answer.json().context).toEqual({ country: 'th', address: null })
})

test.each(['/', '/sg', '/sg/en', '/api/v1/orders', '/media/a.avif', '/de', '/mya', '/login'])(
  'OPS-06 %s is served by this cell',
  async (url) => expect((await app.inject(url)).statusCode).toBe(200),
)
