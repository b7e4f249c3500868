// Reads browser and operating system from a session's user agent, for the eater's list of devices.
import type { Session } from '@tingkat/contract/account'

export type Device = Pick<Session, 'browser' | 'system'>

// The first match counts, because most browsers also name
// browsers further down this list in their user agent.
const browsers: [RegExp, Device['browser']][] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: [RegExp, Device['system']][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

export function parseDevice(userAgent: string | undefined): Device {
  const find = <T>(list: [RegExp, T][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return { browser: find(browsers) ?? '', system: find(systems) ?? '' }
}
