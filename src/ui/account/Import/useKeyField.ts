'use client'

import { useEffect, useRef, useState } from 'react'
import {
  type KeyChain,
  type KeyFault,
  PAIR_DIGITS,
  readKey,
} from '../../../core/wallet/importing/readKey.ts'
import type { ImportWords } from '../../../react/exportWords.ts'
import { useUiSettings } from '../../../react/kitContext.ts'

export type { KeyChain } from '../../../core/wallet/importing/readKey.ts'

/** A typed text: the chain of a key, or what is wrong with it. It has no part of the key. */
type Checked = { readonly text: string; readonly chain: KeyChain; readonly fault: KeyFault | null }

/** What is no fault while somebody is still typing. */
const UNFINISHED: readonly (KeyFault | null)[] = ['length', 'address', 'checksum']

const [FEWEST, MOST] = PAIR_DIGITS
/** How many characters a key has as the wallets of its chain write it. */
const byChain: Readonly<
  Record<KeyChain, { readonly name: string; readonly whole: readonly number[] }>
> = {
  ethereum: { name: 'Ethereum', whole: [64] },
  solana: { name: 'Solana', whole: [87, 88] },
  bitcoin: { name: 'Bitcoin', whole: [52] },
  dogecoin: { name: 'Dogecoin', whole: [52] },
  sui: { name: 'Sui', whole: [70] },
  // `ed25519-priv-0x` and 64 hex characters
  aptos: { name: 'Aptos', whole: [79] },
  stellar: { name: 'Stellar', whole: [56] },
}

/** The field of a private key: what is in it, what it is for, and what is wrong with it while it is typed. */
export function useKeyField(words: ImportWords) {
  const { locale } = useUiSettings()
  const [text, setText] = useState('')
  const [isFinished, setIsFinished] = useState(false)
  const [checked, setChecked] = useState<Checked | null>(null)
  const newest = useRef('')

  useEffect(() => {
    newest.current = text
    void check(text).then((said) => newest.current === text && setChecked(said))
  }, [text])

  // what was said of another text is over
  const current = checked?.text === text ? checked : null
  const { name, whole } = byChain[current?.chain ?? 'ethereum']
  const most = text.trim().startsWith('[') ? Number.POSITIVE_INFINITY : Math.max(...whole)
  const count = lengthOf(text)
  const fault = current?.fault ?? null
  const isLong = count > most && fault !== 'checksum'
  const isEarly = !isFinished && !isLong && UNFINISHED.includes(fault)
  const isKey = current !== null && fault === null

  return {
    text,
    error: current === null || isEarly ? null : lineOf(current, words, locale),
    hint: isKey ? words.keyFor(name) : words.keyHint,
    type(next: string) {
      setText(next)
      // what comes at once was pasted: nothing more is coming
      setIsFinished(next.length > text.length + 1)
    },
    /** Nothing more is coming: what is not whole is wrong from now on. */
    finish: () => setIsFinished(lengthOf(text) > 0),
    /** The chain of the key; null for none, and then what is wrong is said from now on. */
    async take(): Promise<KeyChain | null> {
      setIsFinished(true)
      const said = await check(text)
      setChecked(said)
      return said.fault === null ? said.chain : null
    },
  }
}

async function check(text: string): Promise<Checked> {
  const reading = await readKey(text, null)
  const { chain } = reading
  if ('fault' in reading) return { text, chain, fault: reading.fault }
  reading.bytes.fill(0)
  return { text, chain, fault: null }
}

function lineOf(
  { text, chain, fault }: Checked,
  words: ImportWords,
  locale: string | undefined,
): string | null {
  const { name, whole } = byChain[chain]
  const count = lengthOf(text)
  if (count === 0) return words.badKey
  switch (fault) {
    case 'letters':
      return words.keyLetters
    case 'length':
      // as many digits as a key has can be a number that is longer
      return text.trim().startsWith('[') || (chain === 'solana' && count >= FEWEST && count <= MOST)
        ? words.badKey
        : words.keyLength(name, numbersText(whole, locale), count)
    case 'checksum':
      return words.keyChecksum(name)
    case 'unsupported':
      return words.keyUnsupported(name)
    case 'address':
      return words.keyAddress(name)
    case 'halves':
      return words.keyHalves
    case 'range':
      return words.keyRange(name)
    default:
      return null
  }
}

/** `64`, `87 or 88`. */
function numbersText(numbers: readonly number[], locale: string | undefined): string {
  const { format } = new Intl.NumberFormat(locale)
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    numbers.map((one) => format(one)),
  )
}

function lengthOf(text: string): number {
  return text.trim().replace(/^0x/i, '').length
}
