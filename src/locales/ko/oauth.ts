import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `${name} 페이지로 이동하고 있어요`,
  openingText: '잠시만 기다리세요.',
  waitingTitle: (name) => `${name} 창에서 계속하세요`,
  waitingText: '그 창에서 로그인을 마치세요. 이 페이지는 자동으로 계속돼요.',
  opened: (name) => `${name} 창이 열렸어요`,
  showWindow: (name) => `${name} 창 표시`,
  cancel: '취소',
  finishingTitle: '로그인하고 있어요',
  finishingText: '잠시만 기다리세요.',
  blockedTitle: '브라우저가 창을 차단했어요',
  blockedText: (name) => `계정에는 문제가 없어요. ${name} 창을 직접 열거나 이 탭에서 계속하세요.`,
  blockedTextWindowOnly: (name) => `계정에는 문제가 없어요. ${name} 창을 직접 여세요.`,
  openWindow: (name) => `${name} 창 열기`,
  continueInTab: '이 탭에서 계속',
  closedTitle: (name) => `${name} 창이 닫혔어요`,
  closedText: (app) => `아직 로그인되지 않았고, ${app}에 전달된 것은 없어요.`,
  deniedTitle: (name) => `${name}에서 계정을 공유하지 않았어요`,
  deniedText: '그곳에서 계속하지 않기로 선택했어요. 공유된 것은 없어요.',
  mismatchTitle: '여기서 시작한 로그인이 아니에요',
  mismatchText: '안전을 위해 중단했어요. 이 페이지에서 다시 시작하세요.',
  startAgain: '다시 시작',
  otherMethod: '다른 방법 사용',
  inAppTitle: '이 페이지를 브라우저에서 여세요',
  inAppText: (name, app) =>
    app === null
      ? `${name}에서는 이 앱 안에서 로그인하는 것을 허용하지 않아요.`
      : `${name}에서는 ${app} 앱 안에서 로그인하는 것을 허용하지 않아요.`,
  inAppTap: '화면 위쪽의 ···를 누르세요.',
  inAppChooseBefore: '‘',
  inAppChoose: 'Safari로 열기',
  inAppChooseAfter: '’를 선택한 다음 그곳에서 로그인하세요.',
  copyLink: '페이지 링크 복사',
  openInBrowser: '브라우저에서 열기',
  useEmail: '여기서 내 이메일 사용',
  accountTitle: '이미 계정이 있어요',
  accountAfterContact: (name) =>
    ` 계정은 이메일 코드로 로그인해요. 한 번 그렇게 로그인하면 내 계정에 ${name} 로그인을 추가할 수 있어요.`,
  accountText: (name) =>
    `여기서는 다른 방법으로 로그인하고 있어요. 한 번 그렇게 로그인하면 내 계정에 ${name} 로그인을 추가할 수 있어요.`,
  unprovenTitle: (name) => `${name} 로그인이 등록된 계정이 있어요`,
  unprovenText: (name) =>
    `이 로그인이 본인의 것임이 증명된 적이 없어요. 본인의 계정이라면 다른 방법으로 로그인한 뒤 ${name} 로그인을 다시 추가해 주세요.`,
  emailCode: '이메일로 코드 받기',
  otherAccount: (name) => `다른 ${name} 계정 사용`,
}
