import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'Bu sayfayı kendi sekmesinde açın',
  refusedText:
    'Sayfa başka bir sitenin içindeyken giriş yapamazsınız. Bu, başkalarının sizi kandırıp tıklatmasını önler.',
  openInTab: 'Yeni sekmede aç',
  devRefusedHelp: (origins) =>
    `Şunlara izin vermek için createLatchkit içindeki frameAncestors değerine yazın: ${origins}.`,
  covered: 'Bu pencerenin önünde bir şey var. Devam etmek için onu kaldırın.',
}
