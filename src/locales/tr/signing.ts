import type { SigningWords } from '../../react/signingWords.ts'
import { numeral, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'İstek okunuyor',
  place: (position, count) => `${numeral.format(position)} / ${numeral.format(count)}`,
  decline: 'Reddet',
  declineAll: 'Tümünü reddet',
  declined: 'Reddedildi. Hiçbir şey imzalanmadı.',
  sign: 'İmzala',
  signPermission: 'İzni imzala',
  send: 'Onayla ve gönder',
  signAnyway: 'Yine de imzala',
  sendAnyway: 'Yine de gönder',
  signing: 'İmzalanıyor',

  message: {
    headline: 'Bu mesajı imzalayın',
    line: 'Bu cüzdanın sizin olduğunu kanıtlar. İmza ücretsizdir ve tek başına para aktarmaz.',
  },
  signIn: (domain) => ({
    headline: `Giriş yapın: ${domain}`,
    line: 'Bu cüzdanın sizin olduğunu kanıtlar. İmza ücretsizdir ve tek başına para aktarmaz.',
  }),
  signInElsewhere: {
    headline: 'Başka bir siteye giriş yapın',
    line: 'Bu cüzdanın sizin olduğunu kanıtlar. İmza ücretsizdir ve tek başına para aktarmaz.',
  },
  permission: (spender, amount) => ({
    headline: `İzin: en fazla ${amount}, kullanabilecek olan: ${spender}`,
    line: `Şimdi ücretsiz. Siz durdurana kadar ${spender} parayı daha sonra alabilir.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `İzin: en fazla ${amount}, kullanabilecek olan: ${spender}`,
    line: `Şimdi ağ ücreti alınır. Siz durdurana kadar ${spender} parayı daha sonra alabilir.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Sınırsız izin: ${tokens} varlığınızın tümü, kullanabilecek olan: ${spender}`,
    line:
      until === null
        ? `Sınır yok, bitiş tarihi yok. Bu sözleşmeyi kontrol eden kişi tüm ${tokens} varlığınızı her an alabilir.`
        : `Sınır yok. Bu sözleşmeyi kontrol eden kişi şu tarihe kadar tüm ${tokens} varlığınızı alabilir: ${until}.`,
  }),
  revocation: (spender, tokens) => ({
    headline: spender === null ? `Bir izni kaldırın: ${tokens}` : `İzni kaldırın: ${spender}`,
    line: `Bu izinle artık ${tokens} varlığınız alınamaz.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `İzni azaltın: ${spender}`,
    line: `Bu izinle ${tokens} varlığınızın daha azı alınabilir.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Emir: ${gives}, karşılığında hiçbir şey`
      : `Emir: ${gives}, karşılığında en az ${gets}`,
  typedData: (type, contract) => ({
    headline:
      contract === null
        ? 'Yapılandırılmış verileri imzalayın'
        : `${contract} için imzalayın: ${type}`,
    line: 'Her satırı okuyun. Bu uygulamanın bununla ne yapacağını bilmiyoruz.',
  }),
  transfer: (amount, to) => `${amount} gönderin, alıcı: ${to}`,
  call: (functionName, to) => `${functionName} işlevini kullanın, sözleşme: ${to}`,
  deployment: 'Yeni bir sözleşme oluşturun',
  unreadableCall: {
    headline: 'Okunamayan istek',
    line: 'Yalnızca bu sözleşmeyi tanıyorsanız devam edin.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Hesabınızı devredin: ${to}`,
    line: isOnEveryChain
      ? 'Kodu, bu hesaptaki her şeyle, her ağda, sizin yapabildiğiniz her şeyi yapabilir.'
      : 'Kodu, bu hesaptaki her şeyle, sizin yapabildiğiniz her şeyi yapabilir.',
  }),
  delegationEnds: {
    headline: 'Hesabınızın devrini sonlandırın',
    line: 'Sonrasında bu hesap adına yalnızca siz hareket edersiniz.',
  },
  blind: {
    headline: 'Okunamayan istek',
    line: 'Yalnızca ne olduğunu biliyorsanız devam edin. Cüzdanınızdaki her şey alınabilir.',
  },
  money: {
    never: 'Cüzdanınızdan hiçbir şey çıkmaz.',
    later: 'Şimdi ücretsiz. Para daha sonra cüzdanınızdan çıkabilir.',
    onceSent:
      'İmzaya sahip olan herkes bu işlemi gönderebilir. O zaman para cüzdanınızdan çıkabilir.',
    now: 'Onayladığınızda para cüzdanınızdan çıkar.',
    unknown: 'Cüzdanınızdan para çıkıp çıkmayacağını bilemiyoruz.',
    fee: 'Cüzdanınızdan yalnızca ağ ücreti çıkar.',
  },

  unknownContract: 'Bilinmeyen sözleşme',
  unknownAddress: 'Bilinmeyen adres',
  unknownHolder: 'Sahibi bilinmeyen token hesabı',
  anUnknownContract: 'bilinmeyen bir sözleşme',
  unknownToken: 'bilinmeyen token',
  yourself: 'kendiniz',
  knownContract: 'bilinen sözleşme',

  rows: {
    with: 'Hesap',
    from: 'Kimden',
    to: 'Kime',
    contract: 'Sözleşme',
    calls: 'Çağırdığı',
    pay: 'Ödediğiniz',
    fee: 'Ağ ücreti',
    total: 'Toplam, en fazla',
    callsItself: 'Kendine verdiği ad',
    paid: 'Ödendi',
    transaction: 'İşlem',
    unsigned: 'İmzalanmayanlar',
  },
  quoted: (text) => `“${text}”`,
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
      lead: 'Bu iznin sınırı yok.',
      text: 'Çoğu uygulama yalnızca harcamak üzere olduğunuz kadarını ister.',
    },
    unknownContract: {
      lead: 'Bu sözleşmeyi tanımıyoruz.',
      text: 'Adresinin tamamını beklediğiniz adresle karşılaştırın.',
    },
    noInterface: {
      lead: 'Bu sözleşme için kayıtlı bir arayüz yok,',
      text: 'bu yüzden adlar ve tutarlar eksik.',
    },
    farDeadline: (until) => ({
      lead: 'İsteklerin süresi genellikle birkaç dakika içinde dolar.',
      text:
        until === null
          ? 'Bunun süresi hiç dolmaz.'
          : `Bu, şu tarihe kadar geçerli kalır: ${until}.`,
    }),
    delegation: {
      lead: 'Bu, hesabınızı devreder.',
      text: 'O sözleşmeyi yazan kişi hesabınızdaki her şeyi alabilir.',
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
      lead: `Bu ileti ile ${domain} sitesine giriş yaparsınız, ancak bulunduğunuz site ${host}.`,
      text: `${domain} sitesinden gelmediyseniz reddedin.`,
    }),
    signInOtherAccount: {
      lead: 'Bu, başka bir hesabı belirtiyor.',
      text: 'Burada imzaladığınız hesap bu değil.',
    },
    signInExpired: { lead: 'Bu isteğin süresi doldu.', text: 'Uygulamada yeniden başlayın.' },
    signInNotYet: {
      lead: 'Bu henüz geçerli değil.',
      text: 'Daha sonra uygulamada yeniden başlayın.',
    },
    otherNetwork: {
      lead: 'Bu başka bir ağ için.',
      text: 'Yalnızca bunu bekliyorsanız devam edin.',
    },
    removesToo: (tokens) => ({
      lead: `Başka bir izin sona eriyor: ${tokens}.`,
      text: `Bu izinle artık ${tokens} varlığınız alınamaz.`,
    }),
    notSimulated: {
      lead: 'Bu işlemin simülasyonu yapılamadı.',
      text: 'Başarılı olup olmayacağı henüz bilinmiyor.',
    },
    wouldFail: (reason) => ({
      lead: 'Bu işlem büyük olasılıkla başarısız olacak.',
      text: reason === null ? 'Simülasyonda durdu.' : `Simülasyonda durdu: ${reason}`,
    }),
    hash: {
      lead: 'Bu bir karma değeri (hash).',
      text: 'Akıllı hesap bunu sahibinin emri sayar. İçindeki her şey aktarılabilir.',
    },
    movesNothing: {
      lead: 'Bu hiçbir şey aktarmaz: tutar 0.',
      text: 'Böyle bir aktarım geçmişinize yabancı bir adres ekleyebilir.',
    },
    lost: {
      lead: 'Bu kaybolur.',
      text: 'Bu adresten kimse hiçbir şey geri alamaz.',
    },
    nothingBack: {
      lead: 'Karşılığında hiçbir şey almazsınız.',
      text: 'Hediye etmek istemiyorsanız reddedin.',
    },
  },

  close: 'Kapat',
  copyDetails: 'Destek için ayrıntıları kopyala',
  noAnswer: {
    headline: 'Yanıt alamadık',
    line: 'İmzalanıp imzalanmadığını bilemiyoruz. Tekrar denemeden önce hesabınızın etkinliğine bakın.',
  },
  unknownSend: {
    headline: 'Gönderilip gönderilmediğini henüz bilmiyoruz',
    line: 'İşlem hâlâ gerçekleşebilir. Kontrol etmeye devam ediyoruz. Öğrenmeden tekrar göndermeyin.',
  },
  unknownSubmit: {
    headline: 'Gönderilip gönderilmediğini henüz bilmiyoruz',
    line: 'İşlem hâlâ gerçekleşebilir. Aynısını tekrar gönderirseniz yalnızca bir kez ödenir.',
  },
  earlierSend: {
    headline: 'Önceki bir işlem hâlâ açık',
    line: 'Gerçekleşip gerçekleşmediğini henüz bilmiyoruz. Kontrol etmeye devam ediyoruz. Yeni bir şey gönderilmedi.',
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
