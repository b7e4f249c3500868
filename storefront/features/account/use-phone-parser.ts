// A React hook that loads the phone number parser. It returns null until the parser is loaded, and
// if that fails: the server validates the number in any case.
import { useEffect, useState } from 'react'
import { loadPhoneParser, type PhoneParser } from './phone-parser.ts'

export function usePhoneParser(): PhoneParser | null {
  const [parser, setParser] = useState<PhoneParser | null>(null)
  useEffect(() => {
    let cancelled = false
    loadPhoneParser().then(
      (loaded) => (cancelled ? undefined : setParser(loaded)),
      () => {},
    )
    return () => {
      cancelled = true
    }
  }, [])
  return parser
}
