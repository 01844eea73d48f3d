'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Countdown } from '../../primitives/Countdown/Countdown.tsx'
import { usePassed } from '../../primitives/Countdown/usePassed.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { type CodeStatus, codeStatus } from './codeStatus.ts'
import type { CodeScreen } from './enterCodeViewProps.ts'
import { mailAppFor } from './mailAppFor.ts'

/** The buttons of the code screen: one filled, one quiet, by state. The first one submits the form around them. */
export function CodeActions(props: CodeScreen) {
  const { onResend, onChangeContact } = props
  const status = codeStatus(props)
  const { code } = useWords()
  const slot = useSlot()
  return (
    <div {...slot('actions', 'lk-actions')}>
      {status.kind === 'accepted' ? (
        <Button key="accepted" icon="check">
          {code.loggedIn}
        </Button>
      ) : status.kind === 'expired' ? (
        <Button key="resend" onClick={onResend}>
          {code.sendNewCode}
        </Button>
      ) : status.kind === 'locked' ? (
        <Button key="leave" onClick={onChangeContact}>
          {code.anotherMethod}
        </Button>
      ) : (
        <Button
          key="verify"
          type="submit"
          isLoading={status.kind === 'checking' || status.kind === 'resending'}
          loadingLabel={status.kind === 'resending' ? code.sendingNewCode : code.verifying}
        >
          {isUnverified(status) ? code.createAccount : code.verify}
        </Button>
      )}
      {status.kind === 'locked' ? (
        <ResendLater {...props} retryAtMs={status.retryAtMs} />
      ) : showsMailApp(props, status) ? (
        <OpenMail contact={props.contact} />
      ) : (
        <Button variant="quiet" isDisabled={status.kind === 'accepted'} onClick={onChangeContact}>
          {props.resends >= 2 && status.kind !== 'expired' ? code.anotherWay : code.anotherMethod}
        </Button>
      )}
    </div>
  )
}

/** An account names the address without having verified it. The same code once more makes a new account. */
function isUnverified(status: CodeStatus): boolean {
  return status.kind === 'failed' && status.error.code === 'ADDRESS_NOT_VERIFIED'
}

/** While the code is awaited; after a second new code the mail is not the answer. */
function showsMailApp({ channel, resends }: CodeScreen, { kind }: CodeStatus): boolean {
  return channel === 'email' && resends < 2 && ['idle', 'incomplete', 'resent'].includes(kind)
}

function OpenMail({ contact }: { readonly contact: string }) {
  const { code } = useWords()
  const app = mailAppFor(contact)
  // no address scheme opens an inbox everywhere; this one starts the mail app
  return (
    <ButtonLink icon="external-link" href={app?.url ?? 'mailto:'}>
      {app === null ? code.openMailApp : code.openNamedMail(app.name)}
    </ButtonLink>
  )
}

function ResendLater(props: CodeScreen & { readonly retryAtMs: number }) {
  const { code } = useWords()
  const isOver = usePassed(props.retryAtMs, props.nowMs)
  return (
    <Button variant="secondary" isDisabled={!isOver} onClick={props.onResend}>
      {isOver ? (
        code.sendNewCode
      ) : (
        <>
          {/* readers hear a name that does not change every second */}
          <span className="lk-hidden">{code.sendNewCode}</span>
          <Countdown untilMs={props.retryAtMs} nowMs={props.nowMs} format={code.sendNewCodeIn} />
        </>
      )}
    </Button>
  )
}
