import type { SystemWords } from '../../react/words.ts'

export const system: SystemWords = {
  tryNow: 'Şimdi dene',
  tryAgain: 'Tekrar dene',
  close: 'Kapat',
  tryingAgainIn: (time) => `${time} sonra yeniden denenecek`,
  offlineTitle: 'Çevrimdışısınız',
  offlineText: 'Kaldığınız yer korunuyor. Bağlantı gelince giriş devam eder.',
  unreachableTitle: 'Giriş yanıt vermiyor',
  unreachableText: 'İnternetiniz çalışıyor ama giriş hizmetimiz yanıt vermiyor. Hesabınız güvende.',
  originTitle: 'Giriş bu adres için ayarlanmamış',
  originBeforeHost: 'Şu adreste olduğunuzu kontrol edin: ',
  originAfterHost: (app) => `. Öyleyse ${app} ekibine haber verin.`,
  originText: (app) => `Bu sayfanın adresini kontrol edin. Doğruysa ${app} ekibine haber verin.`,
  goToHost: (host) => `Şuraya git: ${host}`,
  devOriginTitle: 'Bu kaynak izin verilenler listesinde değil',
  devOriginBefore: 'Proxy şunu reddetti: ',
  devOriginAfter: '. Ekleyip sayfayı yenileyin.',
  devOnly: 'Yalnızca geliştirmede gösterilir.',
  devOriginHelp:
    'Yerel hizmet: Auth, Allowed origins. Girdiler birebir olmalıdır; ana bilgisayar adı içinde joker karakter çalışmaz.',
  openAllowedOrigins: 'İzin verilen kaynakları aç',
  copyOrigin: 'Kaynağı kopyala',
  configTitle: 'Giriş henüz ayarlanmamış',
  configText: (app) =>
    `Giriş hizmeti bu uygulamayı tanımıyor. Hesabınız güvende. ${app} ekibine haber verin.`,
  devConfigHelp:
    'Hiçbir yapılandırmanın kimliği authProxyConfigId değeriyle eşleşmiyor. Hizmetin yazdırdığı kimliği kopyalayın.',
  methodOffTitle: (method) => `Kapalı yöntem: ${method}`,
  methodOffText: (app) => `${app} artık bunu kullanmıyor. Hesabınız hâlâ duruyor.`,
  untrustedTitle: 'Oturumunuzu açmadık',
  untrustedText: (app) =>
    `Giriş hizmetinin yanıtı kontrollerimizden geçmedi. Hiçbir şey değişmedi. ${app} ekibine haber verin.`,
  unknownTitle: 'Bunu tamamlayamadık',
  unknownText: (app) => `Hiçbir şey değişmedi. Tekrar olursa ${app} ekibine haber verin.`,
  unknownTextWithNumber: (requestId) =>
    `Hiçbir şey değişmedi. Tekrar olursa bize bu numarayı gönderin: ${requestId}.`,
  copyNumber: 'Numarayı kopyala',
}
