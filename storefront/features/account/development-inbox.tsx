// Shows the text messages of a development server, which
// does not really send them. In production nothing is shown.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { useRequest } from '../../platform/browser/use-request.ts'
import { Note } from '@tingkat/ui/note.tsx'

export function DevelopmentInbox({ codeID }: { codeID: string }) {
  const { t } = useTranslation('account')
  const { data } = useRequest(codeID, () => client.readInbox(codeID))
  const texts = data?.messages.map((message) => message.text) ?? []
  if (texts.length === 0) return null
  return (
    <Note kind="info">
      <b>{t('login.inboxTitle')}</b>
      <p>{t('login.inboxLead')}</p>
      {texts.map((text) => (
        <p key={text} className="auth-message">
          {text}
        </p>
      ))}
    </Note>
  )
}
