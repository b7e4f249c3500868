// Toasts: short notices at the lower edge that disappear by themselves.
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'

export type Toast = {
  text: string
  kind?: 'done' | 'warning' | 'error'
  action?: { label: string; run: () => void }
  /** Seconds for which the toast is shown; default 6. */
  seconds?: number
}

// Six seconds are long enough to read two lines and to reach the button.
const defaultSeconds = 6

type Toasts = { show: (toast: Toast) => void; removeText: (text: string) => void }

const ToastContext = createContext<Toasts>({ show() {}, removeText() {} })

/** Returns a function that shows a toast and replaces the previous one. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext).show
}

/**
 * Removes a toast with this text. A component calls it if it shows the same text itself, because
 * the toast would repeat it, and on phones cover it.
 */
export function useWithoutToast(text: string): void {
  const { removeText } = useContext(ToastContext)
  useEffect(() => removeText(text), [removeText, text])
}

const icons = { done: CircleCheck, warning: TriangleAlert, error: CircleAlert }
const kindClass = { done: '', warning: ' warn', error: ' err' }

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { id: number }) | null>(null)
  const lastID = useRef(0)
  const show = useCallback((next: Toast) => {
    lastID.current += 1
    setToast({ ...next, id: lastID.current })
  }, [])
  const removeText = useCallback(
    (text: string) => setToast((shown) => (shown?.text === text ? null : shown)),
    [],
  )
  const toasts = useMemo(() => ({ show, removeText }), [show, removeText])
  // Whether the toast is hovered or has the focus. While this is true, the toast stays.
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || isHeld) return undefined
    const timer = setTimeout(() => setToast(null), (toast.seconds ?? defaultSeconds) * 1_000)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  const holdHandlers = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  const kind = toast?.kind ?? 'done'
  const Icon = icons[kind]
  return (
    <ToastContext value={toasts}>
      {children}
      {/* An `output` is a polite live region by default, but open drawers hide all elements
          without `aria-live` from screen readers. */}
      <output className="toasts" aria-live="polite">
        {toast && (
          <div key={toast.id} className={`toast${kindClass[kind]}`} {...holdHandlers}>
            <Icon className="ic" aria-hidden />
            <span className="grow">{toast.text}</span>
            {toast.action && (
              <button
                type="button"
                onClick={() => {
                  setHeld(false)
                  setToast(null)
                  toast.action?.run()
                }}
              >
                {toast.action.label}
              </button>
            )}
          </div>
        )}
      </output>
    </ToastContext>
  )
}
