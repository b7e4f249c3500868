// The dialog that pairs a tablet. It asks for the code that the tablet shows, a name, and the
// merchants whose orders the tablet may see.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { Field } from '../../platform/field.tsx'
import { useMe } from '../../platform/me-context.ts'
import { MerchantCheckBoxes } from '../../platform/merchant-choice/merchant-check-boxes.tsx'
import { countriesOf, merchantIDsOf, useMerchantNames } from '../../platform/own-scopes.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'

export function PairDialog({ scanned, onClose }: { scanned: string; onClose: () => void }) {
  const { t } = useTranslation(['devices', 'site'])
  const toast = useToast()
  const formID = useId()
  const { revalidate } = useRevalidator()
  const { memberships } = useMe()
  const ownIDs = merchantIDsOf(memberships)
  const own = useMerchantNames(ownIDs)
  const [code, setCode] = useState(scanned)
  const [name, setName] = useState('')
  const [merchantIDs, setMerchantIDs] = useState(ownIDs.length === 1 ? ownIDs : [])
  const pair = useAction<unknown>()

  async function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    const paired = await pair.run((actionID) =>
      client.pairDevice({ actionID, code, name, merchantIDs }),
    )
    if (!paired) return
    toast({ text: t('paired', { name }) })
    onClose()
    await revalidate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pair')}
      footer={
        <Button type="submit" form={formID} wide busy={pair.busy} off={merchantIDs.length === 0}>
          {t('pairNow')}
        </Button>
      }
    >
      <form id={formID} className="stack" onSubmit={(event) => void submit(event)}>
        <Field label={t('code')} hint={t('codeHint')}>
          {(id) => (
            <input
              id={id}
              className="num upper"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              minLength={8}
              maxLength={20}
              required
            />
          )}
        </Field>
        <Field label={t('name')} hint={t('nameHint')}>
          {(id) => (
            <input
              id={id}
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={60}
              required
            />
          )}
        </Field>
        <MerchantCheckBoxes
          legend={t('merchants')}
          own={own}
          countries={countriesOf(memberships)}
          chosen={merchantIDs}
          onChange={setMerchantIDs}
        />
        {pair.problem && <Note kind="error">{problemText(t, pair.problem)}</Note>}
      </form>
    </Dialog>
  )
}
