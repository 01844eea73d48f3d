import { validateMnemonic } from '@scure/bip39'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { type MnemonicLanguage, mnemonicLanguage } from '../../wire/fields/mnemonicLanguage.ts'

type Wordlist = { readonly wordlist: string[] }

/** The words of each language (BIP-39, "Wordlists"), loaded when a phrase may be in it. */
const wordlists: Readonly<Record<MnemonicLanguage, () => Promise<Wordlist>>> = {
  MNEMONIC_LANGUAGE_ENGLISH: () => import('@scure/bip39/wordlists/english.js'),
  MNEMONIC_LANGUAGE_SIMPLIFIED_CHINESE: () =>
    import('@scure/bip39/wordlists/simplified-chinese.js'),
  MNEMONIC_LANGUAGE_TRADITIONAL_CHINESE: () =>
    import('@scure/bip39/wordlists/traditional-chinese.js'),
  MNEMONIC_LANGUAGE_CZECH: () => import('@scure/bip39/wordlists/czech.js'),
  MNEMONIC_LANGUAGE_FRENCH: () => import('@scure/bip39/wordlists/french.js'),
  MNEMONIC_LANGUAGE_ITALIAN: () => import('@scure/bip39/wordlists/italian.js'),
  MNEMONIC_LANGUAGE_JAPANESE: () => import('@scure/bip39/wordlists/japanese.js'),
  MNEMONIC_LANGUAGE_KOREAN: () => import('@scure/bip39/wordlists/korean.js'),
  MNEMONIC_LANGUAGE_SPANISH: () => import('@scure/bip39/wordlists/spanish.js'),
}

/** Whether all words are of that language, their number is right and so is their checksum. */
export async function isPhraseIn(phrase: string, language: MnemonicLanguage): Promise<boolean> {
  const { wordlist } = await wordlists[language]()
  return validateMnemonic(phrase, wordlist)
}

/**
 * The phrase that somebody wrote, with single spaces and small letters; null when it is none in any language of the wire.
 *
 * @param bytes - UTF-8.
 */
export async function readPhrase(bytes: Uint8Array): Promise<string | null> {
  const phrase = (utf8FromBytes(bytes) ?? '')
    .trim()
    .toLowerCase()
    .split(/[ \t\r\n]+/)
    .join(' ')
  for (const language of mnemonicLanguage.options)
    if (await isPhraseIn(phrase, language)) return phrase
  return null
}
