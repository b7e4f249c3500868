// The head of the menu editor: the merchant's name, and actions on the whole menu.
import { Button, buttonClass } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { FileDown, History, Image } from 'lucide-react'
import { Link } from 'react-router'
import { useEditor } from './editor-context.ts'
import type { EditorDialog } from './publish/publish-bar.tsx'

export function EditorHead({ onOpen }: { onOpen: (dialog: EditorDialog) => void }) {
  const { t } = useTranslation('menu-editor')
  const { state } = useEditor()
  const look = buttonClass({ kind: 'quiet', size: 's' })
  return (
    <header className="med-head">
      <h1 className="h1">{t('menuOf', { merchant: state.file.name })}</h1>
      <Link className={look} to="?cover">
        <Image className="ic" aria-hidden />
        {t('cover')}
      </Link>
      <Link className={look} to="versions">
        <History className="ic" aria-hidden />
        {t('versions')}
      </Link>
      <Button kind="quiet" size="s" onClick={() => onOpen('transfer')}>
        <FileDown className="ic" aria-hidden />
        {t('transfer')}
      </Button>
    </header>
  )
}
