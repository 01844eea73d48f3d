import type { SigningWords } from '../../react/signingWords.ts'
import { number, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Odczytywanie prośby',
  place: (position, count) => `${number(position)} z ${number(count)}`,
  decline: 'Odrzuć',
  declined: 'Odrzucono. Niczego nie podpisano.',
  sign: 'Podpisz',
  signPermission: 'Podpisz zezwolenie',
  send: 'Potwierdź i wyślij',
  signAnyway: 'Podpisz mimo to',
  sendAnyway: 'Wyślij mimo to',
  signing: 'Podpisywanie',

  message: {
    headline: 'Podpisz tę wiadomość',
    line: 'Dowodzi to, że ten portfel jest Twój. Niczego nie przenosi i nic nie kosztuje.',
  },
  signIn: (domain) => ({
    headline: `Zaloguj się na ${domain}`,
    line: 'Dowodzi to, że ten portfel jest Twój. Niczego nie przenosi i nic nie kosztuje.',
  }),
  permission: (spender, amount) => ({
    headline: `Zezwól na wydanie najwyżej ${amount}. Komu: ${spender}`,
    line: `Teraz nic nie kosztuje, ale ${spender} może później zabrać te pieniądze, dopóki tego nie cofniesz.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Zezwól na wydanie najwyżej ${amount}. Komu: ${spender}`,
    line: `Teraz płacisz opłatę sieciową, a ${spender} może później zabrać te pieniądze, dopóki tego nie cofniesz.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Zezwól na zabranie wszystkiego: ${tokens}. Komu: ${spender}`,
    line:
      until === null
        ? `Bez limitu i bez daty końcowej. Kto kontroluje ten kontrakt, może w każdej chwili zabrać Ci wszystko: ${tokens}.`
        : `Bez limitu. Kto kontroluje ten kontrakt, może do ${until} zabrać Ci wszystko: ${tokens}.`,
  }),
  typedData: (type, domain) => ({
    headline: domain === null ? `Podpisz: ${type}` : `Podpisz: ${type}. Dla: ${domain}`,
    line: 'Przeczytaj każdy wiersz. Nie wiemy, co ta aplikacja z tym zrobi.',
  }),
  transfer: (amount, to) => `Wyślij ${amount}. Do: ${to}`,
  call: (functionName, to) => `Wywołaj ${functionName} – ${to}`,
  deployment: 'Utwórz nowy kontrakt',
  unreadableCall: (isSent) => ({
    headline: isSent
      ? 'Wyślij wywołanie, którego nie możemy odczytać'
      : 'Podpisz wywołanie, którego nie możemy odczytać',
    line: 'Kontynuuj tylko wtedy, gdy znasz ten kontrakt.',
  }),
  delegation: (to, isOnEveryChain) => ({
    headline: `Pozwól działać w imieniu Twojego konta. Komu: ${to}`,
    line: isOnEveryChain
      ? 'Jego kod może robić wszystko to co Ty, z całą zawartością tego konta, w każdej sieci.'
      : 'Jego kod może robić wszystko to co Ty, z całą zawartością tego konta.',
  }),
  delegationEnds: {
    headline: 'Nie pozwalaj żadnemu kontraktowi działać w imieniu Twojego konta',
    line: 'Niczego to nie przenosi. Potem w jego imieniu działasz tylko Ty.',
  },
  blind: {
    headline: 'Podpisz coś, czego nie możemy odczytać',
    line: 'Kontynuuj tylko wtedy, gdy wiesz, co to jest. Może to przenieść wszystko, co masz w portfelu.',
  },
  money: {
    never: 'Nic nie opuszcza Twojego portfela.',
    later: 'Teraz nic nie kosztuje. Pieniądze mogą opuścić Twój portfel później.',
    now: 'Pieniądze opuszczą Twój portfel, gdy potwierdzisz.',
    unknown: 'Nie wiemy, czy pieniądze opuszczą Twój portfel.',
  },

  unknownContract: 'Nieznany kontrakt',
  unknownAddress: 'Nieznany adres',
  unknownHolder: 'Konto tokenów nieznanego właściciela',
  anUnknownContract: 'nieznany kontrakt',
  unknownToken: '(nieznany token)',
  yourself: 'Twoje konto',
  knownContract: 'znany kontrakt',

  rows: {
    with: 'Z kim',
    from: 'Od',
    to: 'Do',
    contract: 'Kontrakt',
    calls: 'Co wywołuje',
    pay: 'Płacisz',
    fee: 'Opłata sieciowa',
    total: 'Razem najwyżej',
    paid: 'Zapłacono',
    transaction: 'Transakcja',
    unsigned: 'Niepodpisywane',
  },
  nothing: 'Nic',
  atMost: (amount) => `najwyżej ${amount}`,
  feeUnknown: 'Jeszcze nieznana',
  paidBy: (app) => `Płaci ${app}`,
  data: (bytes) =>
    plural(bytes, {
      one: 'Dane, # bajt',
      few: 'Dane, # bajty',
      many: 'Dane, # bajtów',
      other: 'Dane, # bajtu',
    }),
  asBytes: 'Pokazane jako tekst, wysyłane jako bajty',
  noLimit: 'Bez limitu',
  never: 'Nigdy',
  yes: 'Tak',
  no: 'Nie',
  items: (count) =>
    plural(count, {
      one: '# element',
      few: '# elementy',
      many: '# elementów',
      other: '# elementu',
    }),
  showAll: (characters) => `Pokaż wszystkie znaki (${characters})`,
  showAddress: (short) => `${short}, pokaż cały`,
  readable: 'Czytelnie',
  raw: 'Surowe',
  showRaw: 'Pokaż surowe dane',
  showReadable: 'Pokaż czytelnie',
  copyRaw: 'Kopiuj',

  notes: {
    unlimited: {
      lead: 'Aplikacje rzadko tego potrzebują.',
      text: 'Poproś o zezwolenie z określoną kwotą.',
    },
    unknownContract: {
      lead: 'Nie znamy tego kontraktu.',
      text: 'Porównaj cały jego adres z tym, którego oczekujesz.',
    },
    noInterface: {
      lead: 'Dla tego kontraktu nie zapisano interfejsu,',
      text: 'więc brakuje nazw i kwot.',
    },
    farDeadline: (distance) => ({
      lead: 'To daje zezwolenie.',
      text:
        distance === null
          ? 'Nigdy nie wygasa; większość aplikacji prosi o minuty.'
          : `Wygasa ${distance}; większość aplikacji prosi o minuty.`,
    }),
    delegation: {
      lead: 'To oddaje Twoje konto.',
      text: 'Kto napisał kod tego kontraktu, może zabrać wszystko, co na nim jest.',
    },
    blind: {
      lead: 'Nikt nie może tego odczytać.',
      text: 'Może to być płatność lub zezwolenie.',
    },
    hiddenCharacters: {
      lead: 'Niektóre znaki są ukryte lub przypominają inne.',
      text: 'Są oznaczone tam, gdzie występują.',
    },
    signInOtherDomain: (domain, host) => ({
      lead: `To loguje na ${domain}.`,
      text: `Jesteś na ${host}. Kto o to prosi, może użyć tam Twojego konta.`,
    }),
    signInOtherAccount: {
      lead: 'Podano tu inne konto.',
      text: 'To nie to, które by podpisało.',
    },
    signInExpired: { lead: 'To jest zbyt stare.', text: 'Zacznij ponownie w aplikacji.' },
    signInNotYet: {
      lead: 'To jeszcze nie jest ważne.',
      text: 'Zacznij ponownie w aplikacji później.',
    },
    otherNetwork: {
      lead: 'To jest dla innej sieci.',
      text: 'Kontynuuj tylko wtedy, gdy tego oczekujesz.',
    },
    wouldFail: (reason) => ({
      lead: 'To by się nie udało.',
      text:
        reason === null
          ? 'Zatrzymało się w próbnym uruchomieniu.'
          : `Zatrzymało się w próbnym uruchomieniu: ${reason}`,
    }),
  },

  close: 'Zamknij',
  copyDetails: 'Kopiuj szczegóły dla wsparcia',
  noAnswer: {
    headline: 'Nie ma odpowiedzi',
    line: 'Nie wiemy, czy to podpisano. Zanim spróbujesz ponownie, sprawdź aktywność swojego konta.',
  },
  notAllowed: {
    headline: 'To jest niedozwolone',
    line: 'Zabrania tego reguła Twojego konta. Niczego nie podpisano.',
  },
  needsOthers: {
    headline: 'Najpierw muszą zgodzić się inni',
    line: 'Nic nie zostanie podpisane, dopóki nie zgodzi się wystarczająco wiele osób.',
  },
  failed: {
    headline: 'Nie udało się tego podpisać',
    line: 'Niczego nie podpisano. Spróbuj ponownie za chwilę.',
  },
}
