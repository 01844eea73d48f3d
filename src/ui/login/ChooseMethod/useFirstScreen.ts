'use client'

import { useState } from 'react'
import { isSocial, type LoginMethod } from '../../../core/config/loginMethod.ts'
import { methodsFromProviders } from '../../../core/config/methodsFromProviders.ts'
import type { LatchkitOptions } from '../../../core/options.ts'
import { useKit, useUiSettings } from '../../../react/kitContext.ts'
import { useLastMethod } from '../../../react/useLastMethod.ts'
import { useLoginMethods } from '../../../react/useLoginMethods.ts'
import type { LoginStateWithActions } from '../../../react/withLoginActions.ts'
import { lineForError } from '../../words/lineForError.ts'
import { methodName } from '../../words/methodName.ts'
import { useWords } from '../../words/useWords.ts'
import { developmentOrigin } from '../developmentOrigin.ts'
import { arrangeMethods } from './arrangeMethods.ts'
import type { FirstScreen } from './chooseMethodViewProps.ts'
import { countriesIn } from './countries.ts'
import { keepTypedDraft, typedDraft } from './typedDraft.ts'
import { useContact } from './useContact.ts'

/** The first screen, joined to the kit: also while the code is on its way, so that the field keeps its text and focus. */
export function useFirstScreen(state: LoginStateWithActions): FirstScreen {
  const kit = useKit()
  const words = useWords()
  const { locale = 'en' } = useUiSettings()
  const { methods, status } = useLoginMethods()
  const isLoading = status === 'loading'
  const known = isLoading ? expectedMethods(kit.options) : methods
  const last = useLastMethod()
  // the buttons come with the configuration; the field is real at once
  const layout = arrangeMethods(isLoading ? known.filter(hasField) : known, last)
  const contact = useContact(layout.field, draftOf(state) || typedDraft(kit.login))
  const refusal = state.at === 'choosing' ? state.error : null
  // an error is about the text that was sent; typing answers it
  const [answered, setAnswered] = useState<typeof refusal>(null)

  const error = refusal === answered ? null : refusal
  const method = contact.mode === 'phone' ? 'sms' : 'email'
  const emptyLines = {
    email: words.login.emptyEmail,
    sms: words.login.emptyPhone,
    both: words.login.emptyEmailOrPhone,
  }
  const isEmpty = error?.code === 'CONTACT_INVALID' && contact.typed.trim() === ''
  const line =
    error === null
      ? null
      : isEmpty && layout.field !== null
        ? emptyLines[layout.field]
        : lineForError(error, words, { appName: kit.appName, method })
  return {
    appName: kit.appName,
    layout,
    mode: contact.mode,
    contact: contact.shown,
    region: contact.region,
    countries: contact.numbers === null ? [] : countriesIn(locale, contact.numbers),
    error: line,
    errorOccasion: error,
    isSending: state.at === 'sendingCode',
    // their room at once: the card opens as high as it becomes, and its top edge stays there
    methods:
      isLoading && !kit.options.methods?.every(hasField)
        ? 'loading'
        : isLoading || status === 'failed' || methods.length > 0
          ? 'ready'
          : 'empty',
    isDevelopment: developmentOrigin() !== null,
    onContactChange(text, isAtEnd) {
      keepTypedDraft(kit.login, contact.edit(text, isAtEnd))
      setAnswered(refusal)
    },
    onRegionChange(region) {
      contact.pickRegion(region)
      setAnswered(refusal)
    },
    onSubmit() {
      if (contact.mode === 'phone') kit.login.submitPhone(contact.typed, contact.region)
      else kit.login.submitContact(contact.typed)
    },
    onChooseMethod(method) {
      if (isSocial(method))
        kit.login.chooseMethod(method, words.oauth.opening(methodName(method, words)))
      else kit.login.chooseMethod(method)
    },
  }
}

/** What the app itself says before the service has said anything. */
function expectedMethods({ methods, configFallback }: LatchkitOptions): readonly LoginMethod[] {
  return methods ?? methodsFromProviders(configFallback?.enabledProviders ?? ['email'])
}

function hasField(method: LoginMethod): boolean {
  return method === 'email' || method === 'sms'
}

function draftOf(state: LoginStateWithActions): string {
  if (state.at === 'choosing') return state.draft
  return state.at === 'sendingCode' ? state.contact : ''
}
