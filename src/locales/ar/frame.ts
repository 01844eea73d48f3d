import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'يلزم فتح هذه الصفحة في علامة تبويب مستقلة',
  refusedText: 'لا يمكن تسجيل الدخول وهي داخل موقع آخر. هذا يمنع الآخرين من خداعك للنقر.',
  openInTab: 'فتح في علامة تبويب جديدة',
  devRefusedHelp: (origins) =>
    `للسماح لما يلي، يجب ذكره في frameAncestors ضمن createLatchkit: ${origins}.`,
  covered: 'هناك ما يغطي هذه النافذة. يجب إزاحته للمتابعة.',
}
