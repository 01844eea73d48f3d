import { createContext, type ReactNode, useContext, useState } from 'react'
import { Icon } from '../../icons.tsx'
import { linkTo } from './useRoute.ts'

/** How a change ended. */
export type Notice = {
  readonly kind: 'done' | 'waiting' | 'error'
  readonly text: string
  readonly activityId?: string
}

const SayContext = createContext<(notice: Notice) => void>(() => undefined)

/** Says something at the top of the page, and to screen readers. */
export const useSay = () => useContext(SayContext)

/** Holds the place where notices are said: one at a time, until it is closed or another comes. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  return (
    <SayContext.Provider value={setNotice}>
      <div className="db-notices" role={notice?.kind === 'error' ? 'alert' : 'status'}>
        {notice && (
          <p className="db-notice" data-kind={notice.kind}>
            <Icon name={notice.kind === 'done' ? 'check' : 'alert'} size={16} />
            <span>
              {notice.text}{' '}
              {notice.activityId && (
                <a href={linkTo('activities', notice.activityId)}>Show the activity</a>
              )}
            </span>
            <button
              type="button"
              className="db-icon-button"
              aria-label="Close this message"
              onClick={() => setNotice(null)}
            >
              <Icon name="close" size={16} />
            </button>
          </p>
        )}
      </div>
      {children}
    </SayContext.Provider>
  )
}
