'use client'

import { type ReactNode, Suspense, useId } from 'react'
import type { ChainFacts } from '../../core/wallet/chain.ts'
import type { TransactionStatus as Status } from '../../core/wallet/transactionStatus.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { useKit } from '../../react/kitContext.ts'
import { useErrorText } from '../../react/useErrorText.ts'
import { useSession } from '../../react/useSession.ts'
import { useTransactionStatus } from '../../react/useTransactionStatus.ts'
import { lazyPart } from '../lazyPart.ts'
import { LiveRegions } from '../primitives/LiveRegions/LiveRegions.tsx'
import { Card } from '../primitives/Screen/Card.tsx'
import { Spinner } from '../primitives/Spinner/Spinner.tsx'
import { FieldError } from '../primitives/TextField/FieldError.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'

const SendScreen = lazyPart(async () => (await import('./SendScreen.tsx')).SendScreen)

/** How far a transaction has come, as data: what `useTransactionStatus` reads. */
export type TransactionStatus = Status

/** Which transaction, and what an app may set. */
export type TransactionStatusProps = {
  /** The id that `eth_send_transaction` or `sol_send_transaction` answered: `statusId` of what `useSendTransaction` sent. */
  readonly statusId: string
  /** The chain that it was sent to, like `eip155:8453`: for the link to its explorer. @default no link */
  readonly caip2?: string | undefined
  /** False: the title is there for readers only, for pages with a heading of their own. @default true */
  readonly title?: boolean | undefined
  /** Called by Done and Close. @default neither is there */
  readonly onClose?: (() => void) | undefined
}

/**
 * How far a transaction has come: signed, sent, confirmed, or why it did not go through. It is asked about until it is over,
 * or the service has said ten times that it knows none; what it shows is loaded when somebody is logged in. Renders a `section`, and nothing while nobody is.
 *
 * @example
 * const sent = await send.mutateAsync({ account, transaction })
 * if ('statusId' in sent) show(<TransactionStatus statusId={sent.statusId} caip2="eip155:8453" />)
 */
export function TransactionStatus(props: TransactionStatusProps): ReactNode {
  const { statusId, title = true, onClose = null } = props
  const { options } = useKit()
  const { session } = useSession()
  const { data, error } = useTransactionStatus(statusId)
  const errorText = useErrorText()
  const titleId = useId()
  if (session === null) return null
  const own = options.chains?.find(({ caip2 }) => caip2 === props.caip2)
  const waiting = <Spinner />
  return (
    <ThemeRoot>
      <Card titleId={titleId}>
        <LiveRegions>
          {data ? (
            <Suspense fallback={waiting}>
              <SendScreen
                status={data}
                chain={chainOf(props.caip2, own?.explorerUrl)}
                frame={{ titleId, showsTitle: title, onClose: null, logo: null }}
                onClose={onClose}
              />
            </Suspense>
          ) : isLatchkitError(error) ? (
            // it is asked about again by itself, unless the service does not know it
            <FieldError id={`${titleId}-error`}>{errorText(error)}</FieldError>
          ) : (
            waiting
          )}
        </LiveRegions>
      </Card>
    </ThemeRoot>
  )
}

/** As much of a chain as a link to its explorer takes. */
function chainOf(caip2: string | undefined, explorerUrl: string | undefined): ChainFacts | null {
  if (caip2 === undefined) return null
  return {
    caip2,
    name: null,
    currency: null,
    rpcUrl: null,
    explorerUrl: explorerUrl ?? null,
    tokens: [],
    isTestnet: /^solana:(devnet|EtWTRAB)/.test(caip2),
  }
}
