// The search for a dish, a cuisine or a merchant. It
// is a combobox, and a plain form without JavaScript.
import { Search, X } from 'lucide-react'
import {
  Suspense,
  useCallback,
  useId,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { useFlags } from '../../../platform/site/flags.tsx'
import { screenNameOf } from '../../../platform/analytics/screen-name.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import type { SearchOption } from './search-panel.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const SearchPanel = lazyPart(() => import('./search-panel.tsx'))

type SearchFormProps = {
  search?: string
  /** The `address` parameter of the page, so that a form sent without JavaScript keeps it. */
  address?: string | undefined
}

export function SearchForm({ search = '', address }: SearchFormProps) {
  const { paths } = useSite()
  const { pathname } = useLocation()
  const { foodInstrumentation } = useFlags()

  function trackSearch(event: FormEvent<HTMLFormElement>) {
    const query = new FormData(event.currentTarget).get('search')
    track({ name: 'CLICK_SEARCH_BUTTON', screen: screenNameOf(pathname, foodInstrumentation) })
    track({ name: 'SEARCH_BAR', query: typeof query === 'string' ? query : '' })
  }
  // The key resets the typed text when the page shows another search.
  return (
    <search>
      <Form
        action={paths.restaurants()}
        method="get"
        className="sf"
        key={search}
        onSubmit={trackSearch}
      >
        {address && <input type="hidden" name="address" value={address} />}
        <SearchBox search={search} />
      </Form>
    </search>
  )
}

function SearchBox({ search }: { search: string }) {
  const { t } = useTranslation('list')
  const { paths } = useSite()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState(search)
  const [open, setOpen] = useState(false)
  const [listbox, setListbox] = useState<{ options: readonly SearchOption[]; active: number }>({
    options: [],
    active: -1,
  })
  const { options, active } = listbox

  const onOptions = useCallback(
    (next: readonly SearchOption[]) => setListbox({ options: next, active: -1 }),
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
      setListbox({ options, active: active >= last ? -1 : active + 1 })
    else if (event.key === 'ArrowUp' && last >= 0)
      setListbox({ options, active: active < 0 ? last : active - 1 })
    else if (event.key === 'Enter' && option) go(option)
    // Without an active option, the Enter key submits the form.
    else return event.key === 'Enter' ? setOpen(false) : undefined
    event.preventDefault()
    return undefined
  }
  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <div className="sf-box" onBlur={closeOnLeave}>
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
