// Tests of public and private IP addresses in all notations.
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '104.16.0.1',
  '223.255.255.1',
  '2606:4700::1111',
  '2a00:1450:4001:80b::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '127.255.0.9',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:53aa:64c::',
  '2001:db8::1',
  '',
  'localhost',
  '127.1',
  '0x7f000001',
  '8.8.8.8/8',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
