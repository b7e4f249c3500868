// The basket of a group order: where it goes, who has what and who is ready, what is confirmed, and the eater's own next step.
import type {
  GroupOrderView,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import {
  groupOrderTotal,
  haveAllMembersConfirmed,
  sortMembers,
} from '@tingkat/ordering/group-order/live-group-order'
import { LogOut, MapPin, Share2, Trash2, UtensilsCrossed, WifiOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SharedErrorMessage } from '../../../platform/errors/shared-error-message.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Note } from '../../../ui/note.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { GroupLimits } from './group-limits.tsx'
import { formatGroupMoney } from '../group-money.ts'
import { GroupConfirmDialog, type OwnSummary, type Question } from './group-confirm-dialog.tsx'
import type { GroupView } from '../live/group-view.ts'
import { MemberRow } from './member-row.tsx'
import { ReadyBar } from './ready-bar.tsx'
import '../group.css'

type GroupDrawerProps = {
  open: boolean
  view: GroupView
  /** The eater's own lines, to be changed where they stand. */
  ownLines: ReactNode
  own: OwnSummary
  /** A step is under way. */
  busy: boolean
  onClose: () => void
  onShare: () => void
  /** The review-checkout step: of a member it confirms for good, of the creator it goes on to checkout. */
  onReview: () => Promise<void>
  onLeave: () => Promise<void>
  onDelete: () => Promise<void>
  onRemove: (member: GroupOrderMemberView) => Promise<void>
  /** Back to the order's own settings: deadline, limit, name. The creator's only. */
  settings?: ReactNode
  /** A way to the basket that is the eater's alone. */
  personal?: ReactNode
}

export function GroupDrawer({
  open,
  view,
  ownLines,
  own,
  busy,
  onClose,
  onShare,
  onReview,
  onLeave,
  onDelete,
  onRemove,
  settings,
  personal,
}: GroupDrawerProps) {
  const { t } = useTranslation('group')
  const { country } = useSite()
  const [question, setQuestion] = useState<Question | null>(null)
  const { group } = view
  const title =
    group?.info.kind === 'table'
      ? t('group.tableTitle', { table: group.info.table?.tableNumber ?? '' })
      : group?.info.groupName || t('group.title')

  async function answer(asked: Question) {
    if ('member' in asked) await onRemove(asked.member)
    else if (asked.ask === 'leave') await onLeave()
    else if (asked.ask === 'delete') await onDelete()
    else await onReview()
    setQuestion(null)
  }

  return (
    <>
      <Drawer open={open} onClose={onClose} title={title} full footer={group && footer(group)}>
        {group ? content(group) : <Waiting>{t('group.loading')}</Waiting>}
      </Drawer>
      {group && (
        <GroupConfirmDialog
          group={group}
          question={question}
          own={own}
          busy={busy}
          onYes={(asked) => void answer(asked)}
          onNo={() => setQuestion(null)}
        />
      )}
    </>
  )

  function content({ info, deliveryAddress, members }: GroupOrderView) {
    const me = members.find((member) => member.myself)
    const creator = info.membership === 'creator'
    const choosing =
      me !== undefined &&
      !me.confirmed &&
      (info.groupState === 'CREATED' || info.groupState === 'ONGOING')
    const atTable = info.kind === 'table'
    return (
      <>
        <p className="small mut grp-by">
          {creator && !atTable
            ? t('group.byYou', { merchant: info.merchantName })
            : atTable
              ? info.merchantName
              : t('group.by', { merchant: info.merchantName, name: info.creatorName })}
        </p>
        {atTable ? (
          <div className="when">
            <UtensilsCrossed className="ic" aria-hidden />
            <span className="grow">
              {t('group.servedAt', { table: info.table?.tableNumber ?? '' })}
            </span>
          </div>
        ) : (
          <div className="when">
            <MapPin className="ic" aria-hidden />
            <span className="grow">
              {t('group.deliveryTo')} <b>{addressOf(deliveryAddress) || t('group.noAddress')}</b>
            </span>
          </div>
        )}
        <p className="small mut grp-prices">{t('group.disclaimer')}</p>
        <SharedErrorMessage />
        {!view.connected && (
          <p className="row small mut grp-away">
            <WifiOff className="ic ic-16" aria-hidden />
            {t('group.reconnecting')}
          </p>
        )}
        {view.unsent === 'waiting' && (
          <Note kind="warning">
            <output>{t('group.unsent')}</output>
          </Note>
        )}
        {view.group && <GroupLimits group={view.group} spent={own.subtotal} />}
        <ul className="mems" aria-label={t('group.members')}>
          {sortMembers(members).map(
            (member) =>
              view.group && (
                <MemberRow
                  key={member.memberID}
                  group={view.group}
                  member={member}
                  present={view.present.includes(member.memberID)}
                  onRemove={
                    creator && !atTable && !member.myself && info.groupState !== 'CONFIRMED'
                      ? () => setQuestion({ ask: 'remove', member })
                      : undefined
                  }
                  own={
                    member.myself && choosing
                      ? { lines: ownLines, subtotal: own.subtotal }
                      : undefined
                  }
                />
              ),
          )}
        </ul>
        <div className="row grp-acts">
          {!atTable && (
            <Button kind="secondary" size="s" onClick={onShare}>
              <Share2 className="ic" aria-hidden />
              {t(creator ? 'invite.button' : 'invite.friends')}
            </Button>
          )}
          {settings}
          {creator && !atTable ? (
            <Button kind="danger" size="s" onClick={() => setQuestion({ ask: 'delete' })}>
              <Trash2 className="ic" aria-hidden />
              {t('group.delete')}
            </Button>
          ) : (
            (info.groupState === 'CREATED' || info.groupState === 'ONGOING') && (
              <Button kind="danger" size="s" onClick={() => setQuestion({ ask: 'leave' })}>
                <LogOut className="ic" aria-hidden />
                {t(atTable ? 'group.leaveTable' : 'group.leave')}
              </Button>
            )
          )}
        </div>
        {personal}
      </>
    )
  }

  function footer(current: GroupOrderView) {
    const { info, members } = current
    const total = formatGroupMoney(current, groupOrderTotal(members), country.locale)
    return (
      <>
        {info.kind === 'group' && <ReadyBar group={current} />}
        <dl className="sum">
          <div className="tot">
            <dt>{t('group.total')}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
        {action(current)}
      </>
    )
  }

  function action({ info, members }: GroupOrderView) {
    const me = members.find((member) => member.myself)
    if (info.paying)
      return (
        <Note kind="info">
          <output>{t('group.paying')}</output>
        </Note>
      )
    if (info.kind === 'table')
      return (
        <Button
          size="l"
          wide
          busy={busy}
          off={groupOrderTotal(members) === 0}
          onClick={() => {
            if (groupOrderTotal(members) > 0) void onReview()
          }}
        >
          {t('group.orderTable')}
        </Button>
      )
    if (info.membership === 'creator') {
      const empty = groupOrderTotal(members) + own.subtotal === 0
      const ask = haveAllMembersConfirmed(members)
        ? () => void onReview()
        : () => setQuestion({ ask: 'continue' })
      return (
        <Button
          size="l"
          wide
          busy={busy}
          off={empty}
          onClick={() => {
            if (!empty) ask()
          }}
        >
          {t('group.review')}
        </Button>
      )
    }
    if (me?.confirmed)
      return <Note kind="success">{t('group.waitingCreator', { name: info.creatorName })}</Note>
    if (info.groupState === 'CONFIRMED')
      return <Note kind="info">{t('group.closed', { name: info.creatorName })}</Note>
    const none = own.lines.length === 0
    return (
      <Button
        size="l"
        wide
        busy={busy}
        off={none}
        onClick={() => {
          if (!none) setQuestion({ ask: 'confirm' })
        }}
      >
        {t('group.confirm')}
      </Button>
    )
  }
}

function addressOf(location: GroupOrderView['deliveryAddress']): string {
  return location
    ? [location.displayAddress || location.address, location.addressDetail]
        .filter(Boolean)
        .join(', ')
    : ''
}
