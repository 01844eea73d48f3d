'use client'

import { useState } from 'react'
import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import { useKit } from '../../../react/kitContext.ts'
import type { PasskeyWords } from '../../../react/passkeyWords.ts'
import { useLoginMethods } from '../../../react/useLoginMethods.ts'
import { useWords } from '../../words/useWords.ts'
import type { ScreenProps } from '../screenProps.ts'
import { OfferPasskeyView } from './OfferPasskeyView.tsx'
import { PasskeySavedView } from './PasskeySavedView.tsx'

/** The offer of a passkey and what follows it, joined to the kit. */
export function OfferPasskey({ state, frame }: ScreenProps) {
  const { login, options } = useKit()
  const { passkey: words } = useWords()
  const { methods } = useLoginMethods()
  const [typed, setTyped] = useState<string | null>(null)
  switch (state.at) {
    case 'offeringPasskey':
    case 'savingPasskey': {
      const error = state.at === 'offeringPasskey' ? state.error : null
      return (
        <OfferPasskeyView
          frame={frame}
          isSaving={state.at === 'savingPasskey'}
          error={error && lineFor(error, words)}
          errorOccasion={error}
          onSave={login.savePasskey}
          onSkip={login.skipPasskey}
        />
      )
    }
    case 'passkeySaved':
    case 'namingPasskey': {
      const error = state.at === 'passkeySaved' ? state.error : null
      const name = typed ?? state.name
      const fillsIn = options.passkey?.autofill !== false
      return (
        <PasskeySavedView
          frame={frame}
          hasField={fillsIn && methods.includes('email')}
          name={name}
          isNaming={state.at === 'namingPasskey'}
          error={error && words.notNamed}
          errorOccasion={error}
          onNameChange={setTyped}
          onDone={() => login.namePasskey(name)}
          onSkip={login.skipPasskey}
        />
      )
    }
    default:
      return null
  }
}

function lineFor(error: AnyLatchkitError, words: PasskeyWords): string {
  switch (error.code) {
    case 'PASSKEY_CANCELLED':
      return words.cancelledText
    case 'PASSKEY_EXISTS':
      return words.exists
    case 'PASSKEY_UNSUPPORTED':
      return words.unsupportedText
    case 'PASSKEY_DOMAIN_INVALID':
      return words.domainBefore + error.rpId + words.domainAfter
    default:
      return words.notSaved
  }
}
