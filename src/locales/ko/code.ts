import type { CodeWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const code: CodeWords = {
  titleEmail: '이메일을 확인하세요',
  titleLink: '이 링크는 사용할 수 없어요',
  titleSms: '문자 메시지를 확인하세요',
  sentDigits: (length) => plural(length, { other: '#자리 숫자 코드를 보낸 곳:' }),
  sentCharacters: (length) => plural(length, { other: '#글자 코드를 보낸 곳:' }),
  change: '변경',
  fieldDigits: (length) => plural(length, { other: '#자리 숫자 코드' }),
  fieldCharacters: (length) => plural(length, { other: '#글자 코드' }),
  expiresIn: (time) => `${time} 후 만료`,
  newCodeIn: (time) => `${time} 후 새 코드`,
  sendNewCode: '새 코드 보내기',
  sendNewCodeIn: (time) => `${time} 후 새 코드 보내기`,
  sendingNewCode: '새 코드 보내는 중',
  verify: '코드 확인',
  verifying: '확인 중',
  checking: '코드를 확인하고 있어요',
  accepted: '코드가 맞아요',
  acceptedForTab: '코드가 맞아요. 이 탭을 닫을 때까지 로그인 상태가 유지돼요.',
  loggedIn: '로그인했어요',
  incompleteDigits: (length) => plural(length, { other: '숫자 #자리를 모두 입력하세요.' }),
  incompleteCharacters: (length) => plural(length, { other: '#글자를 모두 입력하세요.' }),
  wrong: (triesLeft) =>
    triesLeft === null
      ? '코드가 틀렸어요. 다시 시도하세요.'
      : plural(triesLeft, { other: '코드가 틀렸어요. #번 더 시도할 수 있어요.' }),
  expired: (minutes) => plural(minutes, { other: '코드가 만료됐어요. 코드는 #분 동안 유효해요.' }),
  locked: '너무 많이 시도했어요. 지금 새 코드를 보낼 수 있어요.',
  lockedFor: (time) => `너무 많이 시도했어요. ${time} 후에 새 코드를 받을 수 있어요.`,
  resent: '새 코드를 보냈어요. 이전 코드는 더 이상 쓸 수 없어요.',
  linkTo: '이메일의 링크는 다음 주소로 로그인해요:',
  linkWarning: '직접 요청한 링크일 때만 계속하세요.',
  linkOver: '이 링크는 만료됐거나 이미 사용됐어요.',
  linkElsewhere: '이 링크는 요청한 브라우저에서만 쓸 수 있어요.',
  addressUnverified:
    '이 이메일 또는 번호를 인증하지 않은 채 등록한 계정이 있습니다. 본인 계정이라면 그 계정의 다른 로그인 방법을 사용하세요.',
  createAccount: '새 계정 만들기',
  anotherMethod: '다른 방법 사용',
  anotherWay: '다른 방법 시도',
  openMailApp: '메일 앱 열기',
  openNamedMail: (name) => `${name} 열기`,
  devHint: (devCode) => `로컬 서비스 코드: ${devCode}`,
  fillIn: '입력하기',
}
