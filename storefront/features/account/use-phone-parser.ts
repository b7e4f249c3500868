// A React hook that loads the phone number parser. It returns null until the parser is loaded, and
// if loading fails. The log-in form works without the parser, because the server validates the
// number.
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
