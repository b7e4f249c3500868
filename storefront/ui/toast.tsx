// Short notices that pass: shown below, read out politely, gone after a while.
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'

export type Toast = {
  text: string
  kind?: 'done' | 'warning' | 'error'
  action?: { label: string; run: () => void }
}

// Long enough to read two lines and reach the action (WCAG 2.2.1 leaves short notices out, people do not).
const shownMs = 6_000

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a notice; the one before gives way. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext)
}

const icons = { done: CircleCheck, warning: TriangleAlert, error: CircleAlert }
const kindClass = { done: '', warning: ' warn', error: ' err' }

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { id: number }) | null>(null)
  const next = useRef(0)
  const show = useCallback((shown: Toast) => {
    next.current += 1
    setToast({ ...shown, id: next.current })
  }, [])
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || held) return undefined
    const timer = setTimeout(() => setToast(null), shownMs)
    return () => clearTimeout(timer)
  }, [toast, held])
  // Nobody loses the action under the finger or the focus.
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  const kind = toast?.kind ?? 'done'
  const Icon = icons[kind]
  return (
    <ToastContext value={show}>
      {children}
      {/* Said outright, though an output is polite: drawers hide everything behind them but what says so. */}
      <output className="toasts" aria-live="polite">
        {toast && (
          <div key={toast.id} className={`toast${kindClass[kind]}`} {...hold}>
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
