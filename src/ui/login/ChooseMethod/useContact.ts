'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { browserRegion } from '../../../core/login/otp/eventFromPhone.ts'
import { loadPhoneNumbers, type PhoneNumbers } from '../../../core/phone/loadPhoneNumbers.ts'
import type { FieldKind } from './arrangeMethods.ts'
import { contactMode, editContact, grouped } from './contactText.ts'

/**
 * The text of the first screen's field, and what it is: an email address, or the phone number of a region.
 *
 * The numbering plans are loaded when a number is typed. Without them a number is shown as it was typed.
 */
export function useContact(kind: FieldKind, initial: string) {
  const [text, setText] = useState({ shown: initial, typed: initial })
  const [picked, setPicked] = useState<string | null>(null)
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null)
  const caretIsAtEnd = useRef(true)
  const own = useSyncExternalStore(noChanges, browserRegion, regionOnServer)
  const mode = contactMode(kind, text.typed)
  const isPhone = mode === 'phone'
  const chosen = picked ?? own
  const region = (isPhone ? numbers?.formatTyped(text.typed, chosen).region : null) ?? chosen

  useEffect(() => {
    if (!isPhone || numbers !== null) return
    let isCurrent = true
    loadPhoneNumbers().then(
      (loaded) => {
        if (!isCurrent) return
        setNumbers(loaded)
        if (!caretIsAtEnd.current) return
        const group = (typed: string) => loaded.formatTyped(typed, chosen).text
        setText(({ typed }) => ({ typed, shown: grouped(typed, group) }))
      },
      // submitting the number tries again, and says so when it fails again
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isPhone, numbers, chosen])

  const groupFor = (at: string) =>
    numbers === null ? null : (typed: string) => numbers.formatTyped(typed, at).text

  return {
    mode,
    /** As it is shown. */
    shown: text.shown,
    /** As it was typed. */
    typed: text.typed,
    region,
    numbers,
    /** Returns the whole text as it was typed. */
    edit(next: string, isAtEnd: boolean): string {
      caretIsAtEnd.current = isAtEnd
      const edited = editContact(kind, text, { text: next, isAtEnd }, groupFor(chosen))
      setText(edited)
      return edited.typed
    },
    /** The digits stay, a country code that was typed gives way. */
    pickRegion(next: string) {
      setPicked(next)
      const isForeign = /^\s*[+＋]/.test(text.typed)
      const typed =
        isForeign && numbers !== null
          ? numbers.formatNational(text.typed, next).replace(/\P{Nd}/gu, '')
          : text.typed
      setText({ typed, shown: grouped(typed, groupFor(next)) })
    },
  }
}

/** The languages of a browser do not change while a person types. */
function noChanges() {
  return () => undefined
}

function regionOnServer() {
  return 'US'
}
