// Writes the text messages with one-time codes in each language.
import {
  findCountry,
  languageCodes,
  type CountryCode,
  type LanguageCode,
} from '@tingkat/ordering/country/country'
import type { CodePurpose } from './login-code.ts'

type Text = (code: string) => string

// A text fits in one SMS: 160 characters, or 70 if one of them is outside the GSM alphabet (3GPP TS
// 23.038). The code comes first, so that the notification on a locked phone shows it.
const texts: Record<LanguageCode, Record<CodePurpose, Text>> = {
  en: {
    login: (code) => `${code} is your Tingkat login code, valid for 5 minutes. Don't share it.`,
    delete_account: (code) =>
      `${code} is your code to delete your Tingkat account, valid for 5 minutes. Don't share it.`,
  },
  id: {
    login: (code) =>
      `${code} adalah kode masuk Tingkat kamu, berlaku 5 menit. Jangan berikan ke siapa pun.`,
    delete_account: (code) =>
      `${code} adalah kode untuk menghapus akun Tingkat kamu, berlaku 5 menit. Jangan berikan ke siapa pun.`,
  },
  th: {
    login: (code) => `${code} คือรหัสเข้าสู่ระบบ Tingkat ใช้ได้ 5 นาที อย่าบอกใคร`,
    delete_account: (code) => `${code} คือรหัสลบบัญชี Tingkat ใช้ได้ 5 นาที อย่าบอกใคร`,
  },
  vi: {
    login: (code) => `${code} là mã đăng nhập Tingkat, hiệu lực 5 phút. Đừng cho ai biết.`,
    delete_account: (code) =>
      `${code} là mã xóa tài khoản Tingkat, hiệu lực 5 phút. Đừng cho ai biết.`,
  },
}

export function codeText(language: LanguageCode, purpose: CodePurpose, code: string): string {
  return texts[language][purpose](code)
}

export type LanguagePreference = {
  requested?: LanguageCode | undefined
  /** The value of the browser's Accept-Language header. */
  acceptLanguage?: string | undefined
  countryCode?: CountryCode
}

/**
 * Returns the requested language. Without one, returns the first supported language that the
 * browser accepts, or else the first language of the country.
 */
export function chooseLanguage({
  requested,
  acceptLanguage = '',
  countryCode,
}: LanguagePreference): LanguageCode {
  if (requested) return requested
  // Old browsers send `in`, an outdated language code of Indonesian.
  const tags = acceptLanguage
    .split(',')
    .map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0])
    .map((tag) => (tag === 'in' ? 'id' : tag))
  const accepted = tags.map((tag) => languageCodes.find((code) => code === tag)).find(Boolean)
  return accepted ?? findCountry(countryCode)?.languages[0] ?? 'en'
}
