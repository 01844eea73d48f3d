import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Mở trang này trong thẻ riêng',
  refusedText:
    'Bạn không thể đăng nhập khi trang này nằm trong trang web khác. Điều đó ngăn người khác lừa bạn nhấp chuột.',
  openInTab: 'Mở trong thẻ mới',
  devRefusedHelp: (origins) =>
    `Để cho phép ${origins}, hãy ghi vào frameAncestors của createLatchkit.`,
  covered: 'Có thứ gì đó che cửa sổ này. Hãy bỏ nó ra để tiếp tục.',
}
