// What a development server would have sent, shown on the page. In production there is no such inbox and nothing shows.
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/client.ts'
import { Note } from '../../ui/note.tsx'

export function DevelopmentInbox({ codeID }: { codeID: string }) {
  const { t } = useTranslation('order')
  const [texts, setTexts] = useState<string[]>([])
  useEffect(() => {
    let gone = false
    void client.readInbox(codeID).then(answer => {
      if (!gone) setTexts(answer.ok ? answer.data.messages.map(message => message.text) : [])
    })
    return () => { gone = true }
  }, [codeID])
  if (texts.length === 0) return null
  return (
    <Note kind="info">
      <b>{t('login.inboxTitle')}</b>
      <p>{t('login.inboxLead')}</p>
      {texts.map(text => <p key={text} className="auth-message">{text}</p>)}
    </Note>
  )
}
