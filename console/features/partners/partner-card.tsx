// Shows the credentials of one partner (a client of the partner API).
import type { PartnerTokenCreated, StaffPartnerList } from '@tingkat/contract/console/staff-client'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Tag } from '@tingkat/ui/tag.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { countryName } from '../../platform/country-select.tsx'
import { formatTime } from '../../platform/format-time.ts'
import { problemText } from '../../platform/problem-text.ts'
import { SecretLink } from '../../platform/secret-text.tsx'
import { useAction } from '../../platform/use-action.ts'

type Partner = StaffPartnerList['partners'][number]

export function PartnerCard({ partner }: { partner: Partner }) {
  const { t, i18n } = useTranslation(['partners', 'site'])
  const { revalidate } = useRevalidator()
  const [token, setToken] = useState('')
  const [isRevoking, setRevoking] = useState(false)
  const rotate = useAction<PartnerTokenCreated>()
  const change = useAction<unknown>()
  const problem = rotate.problem ?? change.problem
  const { partnerID, name, role, country, revokedAt, webhook } = partner

  const apply = (send: Parameters<typeof change.run>[0]) =>
    change.start(send, () => void revalidate())

  return (
    <li className="card stack">
      <div className="row">
        <h2 className="h3 grow">{name}</h2>
        <Tag kind={webhook === 'failing' || webhook === 'disabled' ? 'error' : 'quiet'}>
          {t(`webhook.${webhook}`)}
        </Tag>
      </div>
      <p className="small mut">
        {t(`role.${role}`)} · {countryName(country, i18n.language)}
      </p>
      {revokedAt && <Note kind="warning">{t('revoked')}</Note>}
      {!revokedAt && (
        <>
          <ul className="box">
            {partner.tokens.map(({ tokenID, lastUsedAt, expiresAt }) => (
              <li key={tokenID}>
                <span className="grow">
                  <code>{tokenID}</code>
                  <small>
                    {lastUsedAt
                      ? t('used', { time: formatTime(lastUsedAt, i18n.language) })
                      : t('unused')}
                    {expiresAt && (
                      <> · {t('ends', { time: formatTime(expiresAt, i18n.language) })}</>
                    )}
                  </small>
                </span>
                {partner.tokens.length > 1 && (
                  <Button
                    kind="quiet"
                    size="s"
                    aria-label={`${t('end')}: ${tokenID}`}
                    busy={change.busy}
                    onClick={() => apply(() => client.endToken(partnerID, tokenID))}
                  >
                    {t('end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {token && <SecretLink label={t('newToken')} text={token} />}
          <div className="row wraps">
            <Button
              kind="secondary"
              size="s"
              busy={rotate.busy}
              onClick={() =>
                rotate.start(
                  (id) => client.rotateToken(partnerID, id),
                  (made) => {
                    setToken(made.token)
                    void revalidate()
                  },
                )
              }
            >
              {t('rotate')}
            </Button>
            {isRevoking ? (
              <Button
                kind="danger"
                size="s"
                busy={change.busy}
                onClick={() => apply(() => client.revokePartner(partnerID))}
              >
                {t('revokeNow', { name })}
              </Button>
            ) : (
              <Button kind="danger" size="s" onClick={() => setRevoking(true)}>
                {t('revoke')}
              </Button>
            )}
          </div>
        </>
      )}
      {problem && <Note kind="error">{problemText(t, problem)}</Note>}
    </li>
  )
}
