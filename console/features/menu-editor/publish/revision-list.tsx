// Lists the versions of a menu, newest first: the changes and dishes of each, and a button to
// restore it.
import '../menu-editor.css'
import type {
  EditedMerchant,
  Publication,
  Revision,
  RevisionList as Revisions,
} from '@tingkat/contract/console/merchant-editing'
import { countries } from '@tingkat/ordering/country/country'
import { largePriceChanges } from '@tingkat/ordering/merchant/compare-menus'
import { formatMoney } from '@tingkat/ordering/money'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { formatMerchantTime } from '../../../platform/merchant-time.ts'
import { useMe } from '../../../platform/me-context.ts'
import { may } from '../../../platform/may.ts'
import { useAction } from '../../../platform/use-action.ts'
import { ChangeList } from './change-list.tsx'
import { editingClient } from '../draft/editing-client.ts'
import { editingProblemText } from '../draft/editing-problem.ts'

type RevisionListProps = { edited: EditedMerchant; revisions: Revisions['revisions'] }

export function RevisionList({ edited, revisions }: RevisionListProps) {
  const { t, i18n } = useTranslation(['menu-editor', 'site'])
  const { timeZone } = edited.published.openingHours
  return (
    <div className="stack-l narrow">
      <Link className="link med-back-always" to="..">
        <ArrowLeft className="ic" aria-hidden />
        {t('menuOf', { merchant: edited.published.name })}
      </Link>
      <h1 className="h1">{t('versions')}</h1>
      <ul className="stack">
        {revisions.map(({ revision, by, at, note, origin }) => (
          <li key={revision} className="card stack">
            <div>
              <h2 className="h3">{t('version', { revision })}</h2>
              <p className="small mut">
                {formatMerchantTime(t, at, { timeZone, language: i18n.language })}
                {' · '}
                {origin === 'import' ? t('byImport') : by}
                {note && <> · {note}</>}
              </p>
            </div>
            {revision === edited.revision ? (
              <p>{t('seenNow')}</p>
            ) : (
              <EarlierRevision edited={edited} revision={revision} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type EarlierRevisionProps = { edited: EditedMerchant; revision: number }

function EarlierRevision({ edited, revision }: EarlierRevisionProps) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { merchantID } = edited
  const [opened, setOpened] = useState<Revision | null>(null)
  const read = useAction<Revision>()

  async function open() {
    const result = await read.run(() =>
      editingClient.readRevision(merchantID, revision, edited.revision),
    )
    if (result) setOpened(result.data)
  }

  if (opened)
    return <OpenedRevision edited={edited} opened={opened} onClose={() => setOpened(null)} />
  return (
    <>
      {read.busy && <Waiting>{t('reading')}</Waiting>}
      {read.problem && <Note kind="error">{editingProblemText(t, read.problem)}</Note>}
      <Button
        kind="secondary"
        size="s"
        aria-label={t('lookAtVersion', { revision })}
        onClick={() => void open()}
      >
        {t('look')}
      </Button>
    </>
  )
}

type OpenedRevisionProps = { edited: EditedMerchant; opened: Revision; onClose: () => void }

function OpenedRevision({ edited, opened, onClose }: OpenedRevisionProps) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { revalidate } = useRevalidator()
  const showToast = useToast()
  const mayPublish = may(useMe(), 'menu.publish')
  const restore = useAction<Publication>()
  const [isAsking, setAsking] = useState(false)
  const { merchantID, country, revision: current } = edited
  const { revision, changes, file } = opened
  const { currency, locale } = countries[country]
  const format = (amount: number) => formatMoney(amount, currency, locale)
  const isLarge = largePriceChanges(changes ?? []).length > 0

  async function run() {
    const result = await restore.run((actionID) =>
      editingClient.restore(merchantID, revision, {
        actionID,
        baseRevision: current,
        confirmLargePrices: isLarge,
      }),
    )
    if (!result) return
    showToast({ text: t('restored', { revision, next: result.data.revision }) })
    onClose()
    await revalidate()
  }

  return (
    <div className="stack">
      <h3 className="b">{t('ifRestored')}</h3>
      <ChangeList changes={changes ?? []} format={format} />
      <details>
        <summary className="b">{t('dishesOf', { revision })}</summary>
        {file.categories.map(({ ID, name, dishes }) => (
          <section key={ID}>
            <h4 className="b">{name}</h4>
            <ul>
              {dishes.map((dish) => (
                <li key={dish.ID} className="row between">
                  <span>{dish.name}</span>
                  <span className="num">{format(dish.discountedPrice ?? dish.price)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
      {restore.problem && <Note kind="error">{editingProblemText(t, restore.problem)}</Note>}
      {isAsking && (
        <Note kind="warning">{t(isLarge ? 'restoreWhatLarge' : 'restoreWhat', { revision })}</Note>
      )}
      <div className="row wraps">
        {mayPublish && !isAsking && (
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {t('restore', { revision })}
          </Button>
        )}
        {isAsking && (
          <Button busy={restore.busy} onClick={() => void run()}>
            {t('restoreNow', { revision })}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t('site:ui.close')}
        </Button>
      </div>
    </div>
  )
}
