import type { SessionWords } from '../../react/words.ts'
import { plural, secondForms, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Oturumunuz',
  endsIn: (time) => `${time} sonra oturumunuz kapanacak`,
  endsInSeconds: (seconds) =>
    `Oturumunuz ${plural(seconds, secondForms)} sonra kapanacak. Açık kalması için F6 tuşuna basın.`,
  keepWorking: 'Üzerinde çalıştığınızı korumak için kalın.',
  stay: 'Oturumu açık tut',
  staying: 'Yenileniyor',
  stayed: 'Oturumunuz açık kalıyor.',
  logOut: 'Çıkış yap',
  offline: 'Çevrimdışısınız. Bağlantı gelince tekrar deneyin.',
  failed: 'Bu gerçekleşmedi. Oturumunuz hâlâ açık. Tekrar deneyin.',
  refused: 'Bu oturum yenilenemiyor. Çalışmanızı kaydedin, sonra tekrar giriş yapın.',
  againTitle: 'Devam etmek için tekrar giriş yapın',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Oturumunuz sona erdi. Yaptıklarınız hâlâ burada.'
      : `Oturumunuz ${span(lifetimeMs)} sonra sona erdi. Yaptıklarınız hâlâ burada.`,
  keyLost: 'Bu tarayıcı, oturumunuzu açık tutan anahtarı sildi. Hesabınız güvende.',
  refusedHere:
    'Bu tarayıcının oturumunuzdan sakladıkları kontrolümüzden geçmedi. Hesabınız güvende.',
  elsewhereTitle: 'Başka bir sekmede çıkış yaptınız',
  elsewhere: 'Bu sekmede de çıkış yapıldı.',
  logInAgain: 'Tekrar giriş yap',
  anotherMethod: 'Başka bir yöntem kullan',
  close: 'Kapat',
}
