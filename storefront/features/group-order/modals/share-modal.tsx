// Share This Link: the group's address to copy, and the messengers to send it by.
import { Check, Copy, Hash, MessageCircle, MessageSquare, Send, Share } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { shareChannels, shareTarget, type ShareChannel } from './share-links.ts'
import '../group.css'

type ShareModalProps = { open: boolean; onClose: () => void; link: string; merchant: string }

const icons = { whatsapp: MessageCircle, telegram: Send, slack: Hash, imessage: MessageSquare }

export function ShareModal({ open, onClose, link, merchant }: ShareModalProps) {
  const { t } = useTranslation('group')
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no')
  const field = useRef<HTMLInputElement>(null)
  const text = t('share.text', { merchant })

  // Opened again it has copied nothing yet.
  function close() {
    setCopied('no')
    onClose()
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('yes')
    } catch {
      // Refused or not there: the old way, and where that fails too the eater copies what is marked.
      field.current?.focus()
      field.current?.select()
      setCopied(document.execCommand('copy') ? 'yes' : 'by hand')
    }
  }

  function send(channel: ShareChannel) {
    // Slack takes no text from an address: the link waits in the clipboard.
    if (channel === 'slack') void copy()
  }

  return (
    <Dialog open={open} onClose={close} title={t('share.title')} footer={channels()}>
      <p className="mut">{t('share.why')}</p>
      <div className="linkbox">
        <input
          ref={field}
          className="grow num"
          readOnly
          value={link}
          aria-label={t('share.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button size="s" done={copied === 'yes'} onClick={() => void copy()}>
          {copied === 'yes' ? (
            <Check className="ic" aria-hidden />
          ) : (
            <Copy className="ic" aria-hidden />
          )}
          {t(copied === 'yes' ? 'share.copied' : 'share.copy')}
        </Button>
      </div>
      <output className={copied === 'by hand' ? 'small' : 'sr'}>
        {copied === 'by hand' && t('share.byHand')}
        {copied === 'yes' && t('share.copied')}
      </output>
      {'share' in navigator && (
        <Button
          kind="secondary"
          wide
          onClick={() => void navigator.share({ title: text, url: link }).catch(() => {})}
        >
          <Share className="ic" aria-hidden />
          {t('share.device')}
        </Button>
      )}
    </Dialog>
  )

  function channels() {
    return (
      <ul className="share" aria-label={t('share.by')}>
        {shareChannels(navigator).map((channel) => {
          const Icon = icons[channel]
          return (
            <li key={channel}>
              <a
                href={shareTarget(channel, link, text)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => send(channel)}
              >
                <Icon className="ic ic-24" aria-hidden />
                {t(`share.${channel}`)}
              </a>
            </li>
          )
        })}
      </ul>
    )
  }
}
