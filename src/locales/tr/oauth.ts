import type { OauthWords } from '../../react/oauthWords.ts'

export const oauth: OauthWords = {
  opening: (name) => `${name} açılıyor`,
  openingText: 'Bu biraz sürer.',
  waitingTitle: (name) => `${name} penceresinde devam edin`,
  waitingText: 'Girişi orada tamamlayın. Bu sayfa kendiliğinden devam eder.',
  opened: (name) => `${name} penceresi açıldı`,
  showWindow: (name) => `${name} penceresini göster`,
  cancel: 'İptal',
  finishingTitle: 'Giriş yapılıyor',
  finishingText: 'Bu biraz sürer.',
  blockedTitle: 'Tarayıcınız pencereyi engelledi',
  blockedText: (name) =>
    `Hesabınızda bir sorun yok. ${name} penceresini kendiniz açın veya bu sekmede devam edin.`,
  blockedTextWindowOnly: (name) => `Hesabınızda bir sorun yok. ${name} penceresini kendiniz açın.`,
  openWindow: (name) => `${name} penceresini aç`,
  continueInTab: 'Bu sekmede devam et',
  closedTitle: (name) => `${name} penceresi kapatıldı`,
  closedText: (app) => `Henüz giriş yapmadınız ve ${app} hiçbir şey almadı.`,
  deniedTitle: (name) => `${name} hesabınızı paylaşmadı`,
  deniedText: 'Orada devam etmemeyi seçtiniz. Hiçbir şey paylaşılmadı.',
  mismatchTitle: 'Bu giriş burada başlamadı',
  mismatchText: 'Güvenliğiniz için durdurduk. Bu sayfadan yeniden başlayın.',
  startAgain: 'Yeniden başla',
  otherMethod: 'Başka bir yöntem kullan',
  inAppTitle: 'Bu sayfayı tarayıcınızda açın',
  inAppText: (name, app) =>
    app === null
      ? `${name} bu uygulamanın içinde girişe izin vermiyor.`
      : `${name}, ${app} uygulamasının içinde girişe izin vermiyor.`,
  inAppTap: 'Ekranın üstündeki ··· simgesine dokunun.',
  inAppChooseBefore: '',
  inAppChoose: 'Safari’de aç',
  inAppChooseAfter: ' seçeneğine dokunun, sonra orada giriş yapın.',
  copyLink: 'Sayfa bağlantısını kopyala',
  openInBrowser: 'Tarayıcıda aç',
  useEmail: 'Burada e-postamı kullan',
  accountTitle: 'Zaten bir hesabınız var',
  accountAfterContact: (name) =>
    ` adresiyle e-posta kodu kullanılarak giriş yapılıyor. Bunu bir kez kullanın, sonra hesabınızda ${name} ekleyebilirsiniz.`,
  accountText: (name) =>
    `Burada başka bir yolla giriş yapıyorsunuz. Onu bir kez kullanın, sonra hesabınızda ${name} ekleyebilirsiniz.`,
  unprovenTitle: (name) => `Bir hesap ${name} girişinizi belirtiyor`,
  unprovenText: (name) =>
    `Girişin size ait olduğunu hiç kanıtlamadı. Hesap sizinse diğer giriş yöntemini kullanın ve ${name} girişini yeniden ekleyin.`,
  emailCode: 'E-posta ile kod gönder',
  otherAccount: (name) => `Başka bir ${name} hesabı kullan`,
}
