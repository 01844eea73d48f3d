import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: '지금 시도',
  tryAgain: '다시 시도',
  close: '닫기',
  tryingAgainIn: (time) => `${time} 후 다시 시도해요`,
  offlineTitle: '오프라인이에요',
  offlineText: '지금 단계를 그대로 둘게요. 연결이 돌아오면 로그인이 계속돼요.',
  unreachableTitle: '로그인이 응답하지 않아요',
  unreachableText: '인터넷은 되지만 로그인 서비스가 응답하지 않아요. 계정은 안전해요.',
  originTitle: '이 주소에는 로그인이 설정되어 있지 않아요',
  originBeforeHost: '지금 주소가 맞는지 확인하세요: ',
  originAfterHost: (app) => `. 맞다면 ${app} 팀에 알려 주세요.`,
  originText: (app) => `이 페이지의 주소를 확인하세요. 주소가 맞다면 ${app} 팀에 알려 주세요.`,
  goToHost: (host) => `${host} 주소로 이동`,
  devOriginTitle: '이 오리진은 허용 목록에 없어요',
  devOriginBefore: '프록시가 거부한 오리진: ',
  devOriginAfter: '. 목록에 추가한 다음 새로고침하세요.',
  devOnly: '개발 환경에서만 표시돼요.',
  devOriginHelp:
    '로컬 서비스: Auth, Allowed origins. 항목은 정확히 일치해야 하고, 호스트 안의 와일드카드는 쓸 수 없어요.',
  openAllowedOrigins: '허용된 오리진 열기',
  copyOrigin: '오리진 복사',
  configTitle: '로그인이 아직 설정되지 않았어요',
  configText: (app) =>
    `로그인 서비스가 이 앱을 알지 못해요. 계정은 안전해요. ${app} 팀에 알려 주세요.`,
  devConfigHelp: 'authProxyConfigId의 ID를 가진 설정이 없어요. 서비스가 출력하는 ID를 복사하세요.',
  methodOffTitle: (method) => `${method} 로그인이 꺼져 있어요`,
  methodOffText: (app) => `${app}에서 더 이상 사용하지 않아요. 계정은 그대로 있어요.`,
  untrustedTitle: '로그인하지 않았어요',
  untrustedText: (app) =>
    `로그인 서비스의 응답이 검사를 통과하지 못했어요. 변경된 것은 없어요. ${app} 팀에 알려 주세요.`,
  unknownTitle: '완료하지 못했어요',
  unknownText: (app) => `변경된 것은 없어요. 다시 발생하면 ${app} 팀에 알려 주세요.`,
  unknownTextWithNumber: (requestId) =>
    `변경된 것은 없어요. 다시 발생하면 이 번호를 보내 주세요: ${requestId}`,
  copyNumber: '번호 복사',
}
