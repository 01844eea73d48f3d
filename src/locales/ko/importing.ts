import type { ImportWords } from '../../react/exportWords.ts'
import { plural } from './counting.ts'

export const importing: ImportWords = {
  title: '지갑 가져오기',
  text: '단어 12개 또는 24개를 붙여넣거나 입력하세요. 이 페이지를 떠나기 전에 암호화돼요.',
  list: '복구 구문의 단어',
  word: (number) => plural(number, { other: '단어 #' }),
  unknown: (number, word) =>
    `${plural(number, { other: '#번째 단어' })} ‘${word}’, 목록에 없는 단어예요.`,
  didYouMeanBefore: ' 혹시 이 단어인가요? ',
  didYouMeanAfter: '',
  useWord: (word) => `${word} 사용`,
  otherLanguage: '영어 단어가 아니에요. 여기서는 영어 단어로 된 구문만 가져올 수 있어요.',
  missing: '빠진 단어가 있어요. 구문은 단어 12개 또는 24개예요.',
  doNotFit: '단어들이 서로 맞지 않아요. 순서와 마지막 단어를 확인하세요.',
  import: '지갑 가져오기',
  importing: '가져오는 중',
  imported: '지갑을 가져왔어요.',
  keyInstead: '대신 개인 키 사용',
  walletName: '가져온 지갑',
  keyName: '가져온 키',
  keyTitle: '개인 키 가져오기',
  keyText: '지갑에 표시된 그대로의 계정 하나의 키예요. 이 페이지를 떠나기 전에 암호화돼요.',
  keyLabel: '개인 키',
  keyHint:
    'Ethereum, Solana, Bitcoin, Dogecoin, Sui, Aptos 또는 Stellar 키를 지갑에 표시된 그대로 넣으세요.',
  keyFor: (chain) => `${chain}용 키예요.`,
  badKey: '개인 키가 아니에요. 다시 복사하세요.',
  keyLetters: '개인 키가 아니에요. 키에 쓰이지 않는 문자가 있어요.',
  keyLength: (chain, whole, count) =>
    `${chain} 키의 글자 수: ${whole}. ${plural(count, { other: '입력한 키는 #글자예요.' })}`,
  keyAddress: (chain) => `${chain} 주소이고, 개인 키가 아니에요.`,
  keyHalves: '이 키의 앞뒤 절반이 서로 맞지 않아요. 다시 복사하세요.',
  keyChecksum: (chain) => `이 ${chain} 키에 틀리거나 빠진 글자가 있어요. 다시 복사하세요.`,
  keyUnsupported: (chain) => `이 종류의 ${chain} 키는 가져올 수 없어요.`,
  keyRange: (chain) => `이 키를 가진 ${chain} 계정은 없어요. 다시 복사하세요.`,
  importKey: '키 가져오기',
  keyImported: '개인 키를 가져왔어요.',
  phraseInstead: '대신 복구 구문 사용',
  refused: '누가 읽게 될지 확인하지 못해 아무것도 보내지 않았어요.',
  failed: '완료하지 못했어요. 잠시 후 다시 시도하세요.',
}
