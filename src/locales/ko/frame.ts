import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: '이 페이지를 별도의 탭에서 여세요',
  refusedText:
    '다른 사이트 안에 표시되는 동안에는 로그인할 수 없어요. 다른 사람이 속여서 클릭하게 만드는 것을 막기 위해서예요.',
  openInTab: '새 탭에서 열기',
  devRefusedHelp: (origins) =>
    `다음을 허용하려면 createLatchkit의 frameAncestors에 적으세요: ${origins}`,
  covered: '무언가가 이 창을 가리고 있어요. 계속하려면 치우세요.',
}
