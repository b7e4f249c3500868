// The book of phone numbers, once it has come; null until then, and where it does not come: the server knows them too.
import { useEffect, useState } from 'react'
import { loadPhoneBook, type PhoneBook } from './phone-number.ts'

export function usePhoneBook(): PhoneBook | null {
  const [book, setBook] = useState<PhoneBook | null>(null)
  useEffect(() => {
    let gone = false
    loadPhoneBook().then(
      (loaded) => (gone ? undefined : setBook(loaded)),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  return book
}
