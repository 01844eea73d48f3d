import { expect, it } from 'vitest'
import { parseStrictJson } from '../../src/lib/strictJson.ts'
import { utf8FromBytes } from '../../src/lib/utf8.ts'
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
  `parseStrictJson accepts what JSONTestSuite calls valid, but for members named twice: 93 and 2 of 95${skipNote}`,
  () => {
    const valid = listCorpus(FOLDER).filter((name) => name.startsWith('y_'))
    const expected = valid.filter((name) => !DUPLICATES.includes(name))
    expect(expected).toHaveLength(93)
    expect(accepted('y_')).toEqual({ count: 95, names: expected })
  },
)

it.skipIf(!hasCorpora)(
  `parseStrictJson refuses what JSONTestSuite calls invalid: 188 of 188${skipNote}`,
  () => {
    expect(accepted('n_')).toEqual({ count: 188, names: [] })
  },
)

it.skipIf(!hasCorpora)(
  `parseStrictJson has one answer to what JSONTestSuite leaves open: 35 of 35${skipNote}`,
  () => {
    expect(accepted('i_')).toEqual({ count: 35, names: ACCEPTED })
  },
)
