import type { SigningWords } from '../../react/signingWords.ts'
import { numeral, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'İstek okunuyor',
  place: (position, count) => `${numeral.format(position)} / ${numeral.format(count)}`,
  decline: 'Reddet',
  declined: 'Reddedildi. Hiçbir şey imzalanmadı.',
  sign: 'İmzala',
  signPermission: 'İzni imzala',
  send: 'Onayla ve gönder',
  signAnyway: 'Yine de imzala',
  sendAnyway: 'Yine de gönder',
  signing: 'İmzalanıyor',

  message: {
    headline: 'Bu mesajı imzalayın',
    line: 'Bu cüzdanın sizin olduğunu kanıtlar. Hiçbir şeyi aktarmaz ve ücretsizdir.',
  },
  signIn: (domain) => ({
    headline: `Giriş yapın: ${domain}`,
    line: 'Bu cüzdanın sizin olduğunu kanıtlar. Hiçbir şeyi aktarmaz ve ücretsizdir.',
  }),
  permission: (spender, amount) => ({
    headline: `${spender} en fazla ${amount} harcayabilsin`,
    line: `Şimdi ücretsiz. Siz durdurana kadar ${spender} parayı daha sonra alabilir.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `${spender} en fazla ${amount} harcayabilsin`,
    line: `Şimdi ağ ücreti alınır. Siz durdurana kadar ${spender} parayı daha sonra alabilir.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `${spender} tüm ${tokens} varlığınızı alabilsin`,
    line:
      until === null
        ? `Sınır yok, bitiş tarihi yok. Bu sözleşmeyi kontrol eden kişi tüm ${tokens} varlığınızı her an boşaltabilir.`
        : `Sınır yok. Bu sözleşmeyi kontrol eden kişi şu tarihe kadar tüm ${tokens} varlığınızı boşaltabilir: ${until}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `İmzalayın: ${type}` : `${domain} için imzalayın: ${type}`,
    line: 'Her satırı okuyun. Bu uygulamanın bununla ne yapacağını bilmiyoruz.',
  }),
  transfer: (amount, to) => `${amount} gönderin, alıcı: ${to}`,
  call: (functionName, to) => `${functionName} işlevini çağırın, sözleşme: ${to}`,
  deployment: 'Yeni bir sözleşme oluşturun',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Okuyamadığımız bir çağrıyı gönderin'
      : 'Okuyamadığımız bir çağrıyı imzalayın',
    line: 'Yalnızca bu sözleşmeyi tanıyorsanız devam edin.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `${to} hesabınız adına hareket edebilsin`,
    line: isOnEveryChain
      ? 'Kodu, bu hesaptaki her şeyle, her ağda, sizin yapabildiğiniz her şeyi yapabilir.'
      : 'Kodu, bu hesaptaki her şeyle, sizin yapabildiğiniz her şeyi yapabilir.',
  }),
  delegationEnds: {
    headline: 'Hiçbir sözleşme hesabınız adına hareket etmesin',
    line: 'Hiçbir şeyi aktarmaz. Bundan sonra bu hesap adına yalnızca siz hareket edersiniz.',
  },
  blind: {
    headline: 'Okuyamadığımız bir şeyi imzalayın',
    line: 'Yalnızca ne olduğunu biliyorsanız devam edin. Cüzdanınızdaki her şeyi aktarabilir.',
  },
  money: {
    never: 'Cüzdanınızdan hiçbir şey çıkmaz.',
    later: 'Şimdi ücretsiz. Para daha sonra cüzdanınızdan çıkabilir.',
    now: 'Onayladığınızda para cüzdanınızdan çıkar.',
    unknown: 'Cüzdanınızdan para çıkıp çıkmayacağını bilemiyoruz.',
  },

  unknownContract: 'Bilinmeyen sözleşme',
  unknownAddress: 'Bilinmeyen adres',
  unknownHolder: 'Sahibi bilinmeyen token hesabı',
  anUnknownContract: 'bilinmeyen bir sözleşme',
  unknownToken: 'bilinmeyen token',
  yourself: 'kendiniz',
  knownContract: 'bilinen sözleşme',

  rows: {
    with: 'İmzalayan',
    from: 'Kimden',
    to: 'Kime',
    contract: 'Sözleşme',
    calls: 'Çağırdığı',
    pay: 'Ödediğiniz',
    fee: 'Ağ ücreti',
    total: 'Toplam en fazla',
    paid: 'Ödendi',
    transaction: 'İşlem',
    unsigned: 'İmzalanmayanlar',
  },
  nothing: 'Hiçbir şey',
  atMost: (amount) => `en fazla ${amount}`,
  feeUnknown: 'Henüz bilinmiyor',
  paidBy: (app) => `Ödeyen: ${app}`,
  data: (bytes) => plural(bytes, { one: 'Veri, # bayt', other: 'Veri, # bayt' }),
  asBytes: 'Metin olarak gösterilir, bayt olarak gönderilir',
  noLimit: 'Sınır yok',
  never: 'Hiçbir zaman',
  yes: 'Evet',
  no: 'Hayır',
  items: (count) => plural(count, { one: '# öğe', other: '# öğe' }),
  showAll: (characters) => `Tümünü göster, ${characters} karakter`,
  showAddress: (short) => `${short}, tamamını göster`,
  readable: 'Okunabilir',
  raw: 'Ham',
  showRaw: 'Ham veriyi göster',
  showReadable: 'Okunabilir göster',
  copyRaw: 'Kopyala',

  notes: {
    unlimited: {
      lead: 'Uygulamaların buna nadiren ihtiyacı olur.',
      text: 'Bunun yerine tutarı belli bir izin isteyin.',
    },
    unknownContract: {
      lead: 'Bu sözleşmeyi tanımıyoruz.',
      text: 'Adresinin tamamını beklediğiniz adresle karşılaştırın.',
    },
    noInterface: {
      lead: 'Bu sözleşme için kayıtlı bir arayüz yok,',
      text: 'bu yüzden adlar ve tutarlar eksik.',
    },
    farDeadline: (distance) => ({
      lead: 'Bu bir izin verir.',
      text:
        distance === null
          ? 'Hiç bitmez; çoğu uygulama dakikalar ister.'
          : `Son tarihi ${distance}; çoğu uygulama dakikalar ister.`,
    }),
    delegation: {
      lead: 'Bu, hesabınızı devreder.',
      text: 'O sözleşmenin kodunu yazan kişi hesaptaki her şeyi alabilir.',
    },
    blind: {
      lead: 'Bunu kimse okuyamaz.',
      text: 'Bir ödeme veya izin olabilir.',
    },
    hiddenCharacters: {
      lead: 'Bazı karakterler gizli veya başka karakterlere benziyor.',
      text: 'Bulundukları yerde işaretlendiler.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `Giriş yapılan yer: ${domain}.`,
      text: `Bulunduğunuz yer: ${host}. İsteyen taraf oradaki hesabınızı kullanabilir.`,
    }),
    signInOtherAccount: {
      lead: 'Bu, başka bir hesabı belirtiyor.',
      text: 'İmzalayacak olan hesap değil.',
    },
    signInExpired: { lead: 'Bu çok eski.', text: 'Uygulamada yeniden başlayın.' },
    signInNotYet: {
      lead: 'Bu henüz geçerli değil.',
      text: 'Daha sonra uygulamada yeniden başlayın.',
    },
    otherNetwork: {
      lead: 'Bu başka bir ağ için.',
      text: 'Yalnızca bunu bekliyorsanız devam edin.',
    },
    wouldFail: (reason) => ({
      lead: 'Bu gerçekleşmez.',
      text:
        reason === null
          ? 'Deneme çalıştırmasında durdu.'
          : `Deneme çalıştırmasında durdu: ${reason}`,
    }),
  },

  close: 'Kapat',
  copyDetails: 'Destek için ayrıntıları kopyala',
  noAnswer: {
    headline: 'Yanıt alamadık',
    line: 'İmzalanıp imzalanmadığını bilemiyoruz. Tekrar denemeden önce hesabınızın etkinliğine bakın.',
  },
  notAllowed: {
    headline: 'Buna izin verilmiyor',
    line: 'Hesabınızdaki bir kural bunu yasaklıyor. Hiçbir şey imzalanmadı.',
  },
  needsOthers: {
    headline: 'Önce başkalarının onaylaması gerek',
    line: 'Yeterli sayıda kişi onaylayana kadar hiçbir şey imzalanmaz.',
  },
  failed: {
    headline: 'Bunu imzalayamadık',
    line: 'Hiçbir şey imzalanmadı. Birazdan tekrar deneyin.',
  },
}
