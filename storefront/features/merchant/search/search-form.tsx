// Search for a dish, a cuisine or a restaurant: a plain form that works without scripts; with them a combobox.
import { Search, X } from 'lucide-react'
import {
  lazy,
  Suspense,
  useCallback,
  useId,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { useFlags } from '../../../platform/site/flags.tsx'
import { screenNameOf } from '../../../platform/analytics/screen-name.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import type { SearchOption } from './search-panel.tsx'

const SearchPanel = lazy(() => import('./search-panel.tsx'))

/** `address`: as it was typed into the address of the page; it stays when another search is made without scripts. */
export function SearchForm({
  search = '',
  address,
}: {
  search?: string
  address?: string | undefined
}) {
  const { paths } = useSite()
  const { pathname } = useLocation()
  const { foodInstrumentation } = useFlags()

  function sent(event: FormEvent<HTMLFormElement>) {
    const query = new FormData(event.currentTarget).get('search')
    track({ name: 'CLICK_SEARCH_BUTTON', screen: screenNameOf(pathname, foodInstrumentation) })
    track({ name: 'SEARCH_BAR', query: typeof query === 'string' ? query : '' })
  }
  // Another search is another form: what was typed for the last one goes with it.
  return (
    <search>
      <Form action={paths.restaurants()} method="get" className="sf" key={search} onSubmit={sent}>
        {address && <input type="hidden" name="address" value={address} />}
        <SearchBox search={search} />
      </Form>
    </search>
  )
}

function SearchBox({ search }: { search: string }) {
  const { t } = useTranslation('menu')
  const { paths } = useSite()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState(search)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<{ options: readonly SearchOption[]; active: number }>({
    options: [],
    active: -1,
  })
  const { options, active } = shown

  const onOptions = useCallback(
    (found: readonly SearchOption[]) => setShown({ options: found, active: -1 }),
    [],
  )

  function go(option: SearchOption) {
    if (option.kind !== 'merchant') track({ name: 'SEARCH_BAR', query: option.text })
    setOpen(false)
    setText(option.kind === 'merchant' ? search : option.text)
    void navigate(option.to)
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    const option = options[active]
    if (event.key === 'Escape' && open) setOpen(false)
    else if (event.key === 'ArrowDown' && last >= 0)
      setShown({ options, active: active >= last ? -1 : active + 1 })
    else if (event.key === 'ArrowUp' && last >= 0)
      setShown({ options, active: active < 0 ? last : active - 1 })
    else if (event.key === 'Enter' && option) go(option)
    // Enter on the text itself sends the form.
    else return event.key === 'Enter' ? setOpen(false) : undefined
    event.preventDefault()
    return undefined
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <div className="sf-box" onBlur={leave}>
      <div className="input">
        <Search className="ic" aria-hidden />
        <input
          name="search"
          type="search"
          role="combobox"
          aria-expanded={open && options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
        />
        {search && (
          <Link className="icb search-x" to={paths.restaurants()} aria-label={t('search.clear')}>
            <X className="ic" aria-hidden />
          </Link>
        )}
      </div>
      {open && (
        <Suspense fallback={null}>
          <SearchPanel id={id} text={text} active={active} onOptions={onOptions} onGo={go} />
        </Suspense>
      )}
    </div>
  )
}
