import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: '내 세션',
  endsIn: (time) => `${time} 후에 로그아웃돼요`,
  endsInSeconds: (seconds) =>
    plural(seconds, { other: '#초 후에 로그아웃돼요. 로그인을 유지하려면 F6 키를 누르세요.' }),
  keepWorking: '하던 작업을 잃지 않으려면 로그인을 유지하세요.',
  stay: '로그인 유지',
  staying: '연장하는 중',
  stayed: '로그인 상태가 유지돼요.',
  logOut: '로그아웃',
  offline: '오프라인이에요. 연결이 돌아오면 다시 시도하세요.',
  failed: '연장하지 못했어요. 아직 로그인되어 있어요. 다시 시도하세요.',
  refused: '이 세션은 연장할 수 없어요. 작업을 저장한 다음 다시 로그인하세요.',
  againTitle: '계속하려면 다시 로그인하세요',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? '세션이 끝났어요. 하던 작업은 그대로 있어요.'
      : `${span(lifetimeMs)} 만에 세션이 끝났어요. 하던 작업은 그대로 있어요.`,
  keyLost: '로그인 상태를 유지하던 키를 이 브라우저가 지웠어요. 계정은 안전해요.',
  refusedHere: '이 브라우저에 저장된 세션 정보가 검사를 통과하지 못했어요. 계정은 안전해요.',
  elsewhereTitle: '다른 탭에서 로그아웃했어요',
  elsewhere: '이 탭도 로그아웃됐어요.',
  logInAgain: '다시 로그인',
  anotherMethod: '다른 방법 사용',
  close: '닫기',
}
