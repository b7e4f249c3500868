import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

const token = { PRINTER_TOKEN: 'secret' }
const args = ['--url', 'https://tingkat.example/x', '--merchant', 'a', '--merchant', 'b']

test('KITCH-21 options name the server, the merchants and the printer', () => {
  expect(readOptions([...args, '--printer', '10.0.0.5'], token)).toEqual({
    url: 'https://tingkat.example',
    token: 'secret',
    merchantIDs: ['a', 'b'],
    language: 'en',
    station: 'main',
    name: 'Printer',
    paper: 80,
    target: { host: '10.0.0.5', port: 9100 },
  })
  expect(readOptions([...args, '--printer', 'bar:9101'], token).target).toEqual({
    host: 'bar',
    port: 9101,
  })
  expect(readOptions([...args, '--printer', '/dev/usb/lp0'], token).target).toEqual({
    path: '/dev/usb/lp0',
  })
})

test.each([
  [args, {}, 'PRINTER_TOKEN'],
  [args, token, '--printer'],
  [[...args, '--printer', 'a b:c'], token, '--printer'],
  [[...args, '--printer', 'x', '--paper', '70'], token, '--paper'],
  [[...args, '--printer', 'x', '--language', 'de'], token, '--language'],
  [[...args, '--printer', 'x', '--station', 'The Bar'], token, '--station'],
  [['--merchant', 'a'], token, '--url'],
  [['--url', 'https://x.example'], token, '--merchant'],
])('KITCH-21 wrong options are named: %j', (wrong, environment, message) => {
  expect(() => readOptions(wrong, environment)).toThrow(message)
})
