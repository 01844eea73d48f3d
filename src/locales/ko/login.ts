import type { LoginWords } from '../../react/words.ts'
import { plural } from './counting.ts'

export const login: LoginWords = {
  title: (app) => `${app}에 로그인`,
  subtitle: '처음이신가요? 그대로 진행하면 계정이 만들어져요.',
  email: '이메일',
  emailOrPhone: '이메일 또는 전화번호',
  phone: '전화번호',
  emailPlaceholder: 'you@example.com',
  phoneHint: '문자 메시지로 코드를 보내 드려요. 일반 요금이 부과돼요.',
  country: '국가',
  phoneMode: (country, callingCode) => `전화번호. 국가 ${country}, 플러스 ${callingCode}.`,
  continue: '계속',
  sending: '코드 보내는 중',
  emptyEmail: '이메일을 입력하세요.',
  emptyEmailOrPhone: '이메일 또는 전화번호를 입력하세요.',
  emptyPhone: '전화번호를 입력하세요.',
  badEmail: 'you@example.com처럼 전체 이메일 주소를 입력하세요.',
  badPhone: '국가 번호를 포함한 전체 전화번호를 입력하세요.',
  phoneCountryOff: '이 국가로는 문자 메시지를 보내지 않아요. 다른 방법으로 로그인하세요.',
  phoneNotChecked: '이 번호를 확인하지 못했어요. 잠시 후 다시 시도하세요.',
  tooManySends: (minutes) =>
    plural(minutes, { other: '이곳으로 코드를 너무 많이 보냈어요. #분 후에 다시 시도하세요.' }),
  tooManyRequests: (minutes) =>
    plural(minutes, { other: '여기서 너무 많이 시도했어요. #분 후에 다시 시도하세요.' }),
  deliveryFailed: '코드를 보내지 못했어요. 잠시 후 다시 시도하세요.',
  loadingMethods: '로그인 방법 불러오는 중',
  nothingEnabled: '아직 켜진 로그인 방법이 없어요.',
  nothingEnabledHere:
    '아직 켜진 로그인 방법이 없어요. createLatchkit의 `methods` 설정과 서비스에서 사용하도록 한 방법을 확인하세요.',
  legalBefore: '계속하면 ',
  legalTerms: '이용약관',
  legalBetween: ' 및 ',
  legalPrivacy: '개인정보 처리방침',
  legalAfter: '에 동의하게 돼요.',
}
