import { expect, it } from 'vitest'
import { parseStrictJson } from '../../src/lib/strictJson.ts'
import { utf8FromBytes } from '../../src/lib/utf8.ts'
import { printCount } from '../support/printCount.ts'
import { hasCorpora, listCorpus, readCorpusBytes, skipNote } from './corpora.ts'

const FOLDER = 'json/test_parsing'

/** Valid JSON that we refuse all the same: the grammar allows a member twice, two readers then see two things. */
const DUPLICATES = ['y_object_duplicated_key.json', 'y_object_duplicated_key_and_value.json']

/**
 * Of the cases that are left to the implementation, those that we accept: numbers that are rounded. The other 30 are
 * refused: infinite numbers, half surrogates, bytes that are not UTF-8, byte order marks, 500 levels.
 */
const ACCEPTED = [
  'i_number_double_huge_neg_exp.json',
  'i_number_real_underflow.json',
  'i_number_too_big_neg_int.json',
  'i_number_too_big_pos_int.json',
  'i_number_very_big_negative_int.json',
]

function accepted(prefix: string): { count: number; names: readonly string[] } {
  const files = listCorpus(FOLDER).filter((name) => name.startsWith(prefix))
  const names = files.filter((name) => {
    const text = utf8FromBytes(readCorpusBytes(`${FOLDER}/${name}`))
    return text !== null && parseStrictJson(text) !== undefined
  })
  return { count: files.length, names }
}

it.skipIf(!hasCorpora)(
  `sec/T30 parseStrictJson accepts what JSONTestSuite calls valid, but for members named twice: 93 and 2 of 95${skipNote}`,
  () => {
    const valid = listCorpus(FOLDER).filter((name) => name.startsWith('y_'))
    const expected = valid.filter((name) => !DUPLICATES.includes(name))
    expect(expected).toHaveLength(93)
    const { count, names } = accepted('y_')
    printCount(
      'valid JSON read, but for two with a member named twice',
      names.length,
      expected.length,
    )
    expect({ count, names }).toEqual({ count: 95, names: expected })
  },
)

it.skipIf(!hasCorpora)(
  `sec/T30 parseStrictJson refuses what JSONTestSuite calls invalid: 188 of 188${skipNote}`,
  () => {
    const { count, names } = accepted('n_')
    printCount('invalid JSON refused', count - names.length, count)
    expect({ count, names }).toEqual({ count: 188, names: [] })
  },
)

it.skipIf(!hasCorpora)(
  `sec/T30 parseStrictJson has one answer to what JSONTestSuite leaves open: 35 of 35${skipNote}`,
  () => {
    const { count, names } = accepted('i_')
    printCount('JSON left open that is refused or read as the table says', count, 35)
    expect({ count, names }).toEqual({ count: 35, names: ACCEPTED })
  },
)
