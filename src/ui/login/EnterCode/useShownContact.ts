'use client'

import { useEffect, useState } from 'react'
import type { CodeEntry } from '../../../core/login/loginState.ts'
import { loadPhoneNumbers } from '../../../core/phone/loadPhoneNumbers.ts'

/** The address as people read it: a phone number in groups, as soon as the numbering plans are there. */
export function useShownContact({
  otpType,
  contact,
}: Pick<CodeEntry, 'otpType' | 'contact'>): string {
  const [grouped, setGrouped] = useState({ contact: '', text: '' })
  const isPhone = otpType === 'OTP_TYPE_SMS'

  useEffect(() => {
    if (!isPhone) return
    let isCurrent = true
    loadPhoneNumbers().then(
      ({ formatNumber }) => isCurrent && setGrouped({ contact, text: formatNumber(contact) }),
      // the number stands there without groups
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isPhone, contact])

  return grouped.contact === contact ? grouped.text : contact
}
