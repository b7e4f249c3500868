// Shows a link or token that is shown only once, with a button that copies it.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'

export function SecretLink({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // If the browser forbids copying, the person can select the text by hand.
    }
  }

  return (
    <div className="secret">
      <p className="small b">{label}</p>
      <output className="secret-text">{text}</output>
      <Button kind="secondary" size="s" done={copied} onClick={() => void copy()}>
        {t(copied ? 'copied' : 'copy')}
      </Button>
    </div>
  )
}
