'use client'

import { useEffect, useRef, useState } from 'react'
import {
  fitsTogether,
  isOtherLanguage,
  isPhraseLength,
  loadWordList,
  nearestWord,
  wordsFromText,
} from '../../../core/wallet/importing/phraseCheck.ts'
import { loadPatiently } from '../../loadPatiently.ts'

const SHORT = 12
const LONG = 24

const noWords = (): readonly string[] => Array<string>(SHORT).fill('')

/** A word that is in no list, and the one that may be meant. */
type UnknownWord = {
  readonly index: number
  readonly word: string
  readonly nearest: string | null
}

/** What is wrong with the phrase as it stands. */
type PhraseFault = UnknownWord | 'doNotFit' | 'missing' | 'otherLanguage' | null

/** The fields of a phrase: what is in them, and what is wrong with it while it is typed. */
export function usePhraseFields() {
  const [fields, setFields] = useState(noWords)
  const [focused, setFocused] = useState<number | null>(null)
  const [list, setList] = useState<readonly string[] | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [fits, setFits] = useState(true)
  const newest = useRef('')

  useEffect(() => {
    let isCurrent = true
    void loadPatiently(loadWordList).then((words) => isCurrent && setList(words))
    return () => {
      isCurrent = false
    }
  }, [])

  const typed = fields.map((field) => wordsFromText(field).join(' '))
  const count = typed.findLastIndex(Boolean) + 1
  const words = typed.slice(0, count)
  const phrase = words.join(' ')
  const isKnown = (word: string) => list === null || list.includes(word)
  const isWhole = isPhraseLength(count) && words.every((word) => word !== '')

  useEffect(() => {
    newest.current = phrase
    setFits(true)
    if (list === null || !isWhole || !phrase.split(' ').every((word) => list.includes(word))) return
    void fitsTogether(phrase.split(' '), list).then((does) => {
      if (newest.current === phrase) setFits(does)
    })
  }, [phrase, list, isWhole])

  // what is still being typed is not wrong yet
  const done = words.filter((_, index) => index !== focused || isAsked)
  const unknownAt = words.findIndex(
    (word, index) => word !== '' && !isKnown(word) && (index !== focused || isAsked),
  )
  const unknown = words[unknownAt]
  const fault: PhraseFault =
    list !== null && isOtherLanguage(done, list)
      ? 'otherLanguage'
      : unknown !== undefined && list !== null
        ? { index: unknownAt, word: unknown, nearest: nearestWord(unknown, list) }
        : isAsked && !isWhole
          ? 'missing'
          : !fits && (isAsked || count === fields.length)
            ? 'doNotFit'
            : null

  function put(from: number, more: readonly string[]): number {
    // the second half of a long phrase belongs behind the first; a whole one takes the place of what was there
    const isHalf = from === SHORT && more.length === SHORT
    const isPhrase = more.length >= SHORT && !isHalf
    const before = isPhrase ? noWords() : fields
    const start = isPhrase ? 0 : from
    const end = start + more.length
    const length = end > before.length ? LONG : before.length
    const next = Array.from({ length }, (_, index) => before[index] ?? '')
    more.slice(0, LONG - start).forEach((word, index) => {
      next[start + index] = word
    })
    setFields(next)
    setIsAsked(false)
    return Math.min(end, length - 1)
  }

  return {
    fields,
    fault,
    /** True where a word is in no list, except in the field that is being typed in. */
    isWrong: (index: number) =>
      list !== null &&
      Boolean(typed[index]) &&
      !isKnown(typed[index] ?? '') &&
      (index !== focused || isAsked),
    setFocused,
    set(index: number, text: string) {
      put(index, [text])
    },
    /** Puts several words in, a phrase in the place of all that was there; answers the field to go on in. */
    put,
    /** Makes room for a long phrase. */
    lengthen() {
      setFields((now) => [...now, ...Array<string>(LONG - now.length).fill('')])
    },
    /** The phrase, if nothing is wrong with it; else what is wrong is said from now on. */
    take(): string | null {
      setIsAsked(true)
      return isWhole && fits && words.every(isKnown) ? phrase : null
    },
  }
}
