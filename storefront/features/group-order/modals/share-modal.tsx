// Dialog that shares the link of a group order by
// copying, by a messenger, or by the device's share menu.
import { Check, Copy, Hash, MessageCircle, MessageSquare, Send, Share } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { listShareChannels, toShareUrl, type ShareChannel } from './share-links.ts'
import '../group.css'

type ShareModalProps = { open: boolean; onClose: () => void; link: string; merchant: string }

const icons = { whatsapp: MessageCircle, telegram: Send, slack: Hash, imessage: MessageSquare }

export function ShareModal({ open, onClose, link, merchant }: ShareModalProps) {
  const { t } = useTranslation('group')
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const field = useRef<HTMLInputElement>(null)
  const text = t('share.text', { merchant })

  function close() {
    setCopied('no')
    onClose()
  }

  async function copy(copiedText = link) {
    try {
      await navigator.clipboard.writeText(copiedText)
      setCopied('yes')
    } catch {
      // Without the clipboard API, the older `copy` command copies the selected link. If that fails
      // too, the link stays selected, so that the eater can copy it.
      field.current?.focus()
      field.current?.select()
      setCopied(document.execCommand('copy') ? 'yes' : 'failed')
    }
  }

  function send(channel: ShareChannel) {
    // Slack cannot be opened with a prepared text. The text and the link are copied instead, so
    // that the eater can paste them.
    if (channel === 'slack') void copy(`${text} ${link}`)
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
      <output className={copied === 'failed' ? 'small' : 'sr'}>
        {copied === 'failed' && t('share.byHand')}
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
        {listShareChannels(navigator).map((channel) => {
          const Icon = icons[channel]
          return (
            <li key={channel}>
              <a
                href={toShareUrl(channel, link, text)}
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
