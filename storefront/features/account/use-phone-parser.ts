// The book of phone numbers, once it has come; null until then, and where it does not come: the server knows them too.
import { useEffect, useState } from 'react'
import { loadPhoneParser, type PhoneParser } from './phone-parser.ts'

export function usePhoneParser(): PhoneParser | null {
  const [book, setBook] = useState<PhoneParser | null>(null)
  useEffect(() => {
    let gone = false
    loadPhoneParser().then(
      (loaded) => (gone ? undefined : setBook(loaded)),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  return book
}
