import type { SessionWords } from '../../react/words.ts'
import { plural, span } from './counting.ts'

export const session: SessionWords = {
  banner: 'Vaše relace',
  endsIn: (time) => `Odhlásíme vás za ${time}`,
  endsInSeconds: (seconds) =>
    plural(seconds, {
      one: 'Odhlásíme vás za # sekundu. Relaci prodloužíte stisknutím F6.',
      few: 'Odhlásíme vás za # sekundy. Relaci prodloužíte stisknutím F6.',
      many: 'Odhlásíme vás za # sekundy. Relaci prodloužíte stisknutím F6.',
      other: 'Odhlásíme vás za # sekund. Relaci prodloužíte stisknutím F6.',
    }),
  keepWorking: 'Prodlužte relaci, ať nepřijdete o to, na čem pracujete.',
  stay: 'Prodloužit relaci',
  staying: 'Prodlužuje se',
  stayed: 'Relace pokračuje.',
  logOut: 'Odhlásit se',
  offline: 'Jste offline. Zkuste to znovu, až se připojení obnoví.',
  failed: 'Nepodařilo se to. Vaše relace stále trvá. Zkuste to znovu.',
  refused: 'Tuto relaci nelze prodloužit. Uložte si práci a pak se znovu přihlaste.',
  againTitle: 'Pro pokračování se znovu přihlaste',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Vaše relace skončila. To, na čem pracujete, tu zůstalo.'
      : `Vaše relace skončila po ${span(lifetimeMs)}. To, na čem pracujete, tu zůstalo.`,
  keyLost: 'Tento prohlížeč smazal klíč, který vaši relaci udržoval. Váš účet je v bezpečí.',
  refusedHere:
    'To, co si tento prohlížeč z vaší relace uložil, neprošlo naší kontrolou. Váš účet je v bezpečí.',
  elsewhereTitle: 'Odhlášeno v jiné kartě',
  elsewhere: 'Relace skončila i v této kartě.',
  logInAgain: 'Přihlásit se znovu',
  anotherMethod: 'Použít jiný způsob',
  close: 'Zavřít',
}
