'use client'

import { useEffect, useRef, useState } from 'react'
import type { WayIn } from '../../../core/actions/waysIn.ts'
import { isSocial, type LoginMethod } from '../../../core/config/loginMethod.ts'
import { isLastWayIn } from '../../../core/linking/removeWayIn.ts'
import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'
import { isLatchkitError } from '../../../errors/anyError.ts'
import { useKit } from '../../../react/kitContext.ts'
import { useErrorText } from '../../../react/useErrorText.ts'
import { useFoundWallets } from '../../../react/useFoundWallets.ts'
import type { useWaysIn } from '../../../react/useWaysIn.ts'
import { incompleteCode } from '../../words/incompleteCode.ts'
import { lineForError } from '../../words/lineForError.ts'
import { methodName } from '../../words/methodName.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { type LinkingNote, noteForError } from './linkingNote.ts'
import type { LinkingStep } from './linkingStep.ts'
import { addedName, wayName } from './wayName.ts'

const LIST: LinkingStep = { at: 'list' }
const ENDS = ['CREDENTIAL_CONFLICT', 'ACTIVITY_NEEDS_CONSENSUS']

/** What a person does to the login methods, step by step. A step that was left is not gone on with. */
export function useLinkingSteps(account: ReturnType<typeof useWaysIn>) {
  const { appName } = useKit()
  const words = useAllWords()
  const errorText = useErrorText()
  const [step, setStep] = useState<LinkingStep>(LIST)
  const [note, setNote] = useState<LinkingNote | null>(null)
  const current = useRef(new AbortController())
  const found = useFoundWallets(step.at === 'choosingWallet')
  const ways = account.ways.data ?? []

  /** Goes to a step; what ran for the one before counts no more. */
  const enter = (next: LinkingStep, said: LinkingNote | null = null) => {
    current.current.abort()
    current.current = new AbortController()
    setStep(next)
    setNote(said)
    return current.current.signal
  }
  // a prompt does not outlive what asked for it
  useEffect(() => () => current.current.abort(), [])

  const say = (error: unknown, method: LoginMethod) =>
    enter(LIST, noteForError(error, method, words, appName, errorText))

  /** Goes on with what comes of some work, unless the step that asked for it was left. */
  const goOn = <T>(
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
    done: (result: T) => void,
    failed: (error: unknown) => void,
  ) => {
    const unlessLeft =
      <R>(next: (result: R) => void) =>
      (result: R) => {
        if (!signal.aborted) next(result)
      }
    void work(signal).then(unlessLeft(done)).catch(unlessLeft(failed))
  }
  const added = (method: LoginMethod) => () =>
    enter(LIST, success(words.linking.added(addedName(method, words))))
  const ask = (
    method: LoginMethod,
    wallet: string | null,
    work: (signal: AbortSignal) => Promise<unknown>,
  ) =>
    goOn(enter({ at: 'asked', method, wallet }), work, added(method), (error) => say(error, method))

  const add = (method: LoginMethod) => {
    if (method === 'email' || method === 'sms') {
      const way = ways.find((one) => one.method === method) ?? null
      enter({ at: 'typing', method, current: way, isBusy: false, error: null })
    } else if (method === 'passkey') {
      ask(method, null, (signal) => account.addPasskey.mutateAsync({ signal }))
    } else if (isSocial(method)) {
      // here and now: browsers open a window only within the click
      account.openProviderWindow(words.oauth.opening(methodName(method, words)))
      ask(method, null, (signal) => account.addProvider.mutateAsync({ provider: method, signal }))
    } else enter({ at: 'choosingWallet', wallets: [] })
  }

  const submitContact = (text: string, region: string) => {
    if (step.at !== 'typing') return
    const { method } = step
    return goOn(
      enter({ ...step, isBusy: true, error: null }),
      () => account.sendCode.mutateAsync({ method, text, region }),
      (sent) => enter({ at: 'entering', sent, code: '', isBusy: false, error: null }),
      (error) => enter({ ...step, isBusy: false, error: line(error, method) }),
    )
  }

  const submitCode = (code: string) => {
    if (step.at !== 'entering') return
    const { sent } = step
    const { method } = sent
    const missing = incompleteCode(code, sent, words.code)
    if (missing !== null) return enter({ ...step, code, error: missing })
    return goOn(
      enter({ ...step, code, isBusy: true, error: null }),
      () => account.addContact.mutateAsync({ sent, code }),
      added(method),
      (error) =>
        // no other code would change it
        isLatchkitError(error) && ENDS.includes(error.code)
          ? say(error, method)
          : enter({ ...step, code, isBusy: false, error: line(error, method) }),
    )
  }

  const remove = (way: WayIn) => {
    if (isLastWayIn(ways, way)) enter(LIST, { tone: 'plain', text: words.linking.lastOne })
    else enter({ at: 'removing', way, isBusy: false })
  }

  const confirm = (way: WayIn) =>
    goOn(
      enter({ at: 'removing', way, isBusy: true }),
      () => account.remove.mutateAsync({ way }),
      () => enter(LIST, success(words.linking.removed(wayName(way, words)))),
      (error) => say(error, way.method),
    )

  function line(error: unknown, method: 'email' | 'sms'): string {
    if (!isLatchkitError(error)) return words.linking.failed
    if (error.code === 'OTP_EXPIRED') return words.linking.codeExpired
    if (error.code === 'NETWORK_FAILED') return words.linking.notReached
    return lineForError(error, words, { appName, method })
  }

  return {
    step: step.at === 'choosingWallet' ? { ...step, wallets: found.wallets } : step,
    note,
    add,
    submitContact,
    submitCode,
    changeCode: (code: string) => {
      if (step.at === 'entering') setStep({ ...step, code, error: null })
    },
    remove,
    confirm,
    chooseWallet: (wallet: WalletInfo) =>
      ask('wallet', wallet.name, async (signal) => {
        const connected = await found.connect(wallet, signal)
        await account.addWallet.mutateAsync({ wallet: connected, signal })
      }),
    cancel: () => void enter(LIST),
  }
}

function success(text: string): LinkingNote {
  return { tone: 'success', text }
}
