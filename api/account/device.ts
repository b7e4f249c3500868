// What a browser says it is, in two words: enough for an eater to tell their own devices apart, and all that is kept of it.
import type { Session } from '@tingkat/contract/account'

export type Device = Pick<Session, 'browser' | 'system'>

// The first that matches: most browsers also claim to be the later ones.
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

export function readDevice(userAgent: string | undefined): Device {
  const find = <T>(list: [RegExp, T][]) => list.find(([form]) => form.test(userAgent ?? ''))?.[1]
  return { browser: find(browsers) ?? '', system: find(systems) ?? '' }
}
