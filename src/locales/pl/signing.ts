import type { SigningWords } from '../../react/signingWords.ts'
import { number, plural } from './counting.ts'

export const signing: SigningWords = {
  reading: 'Odczytywanie prośby',
  place: (position, count) => `${number(position)} z ${number(count)}`,
  decline: 'Odrzuć',
  declineAll: 'Odrzuć wszystkie',
  declined: 'Odrzucono. Niczego nie podpisano.',
  sign: 'Podpisz',
  signPermission: 'Podpisz zezwolenie',
  send: 'Potwierdź i wyślij',
  signAnyway: 'Podpisz mimo to',
  sendAnyway: 'Wyślij mimo to',
  signing: 'Podpisywanie',

  message: {
    headline: 'Podpisz tę wiadomość',
    line: 'To potwierdza, że ten portfel należy do Ciebie. Podpis jest bezpłatny i sam nie przenosi środków.',
  },
  signIn: (domain) => ({
    headline: `Zaloguj się na ${domain}`,
    line: 'To potwierdza, że ten portfel należy do Ciebie. Podpis jest bezpłatny i sam nie przenosi środków.',
  }),
  signInElsewhere: {
    headline: 'Zaloguj się w innej witrynie',
    line: 'To potwierdza, że ten portfel należy do Ciebie. Podpis jest bezpłatny i sam nie przenosi środków.',
  },
  permission: (spender, amount) => ({
    headline: `Zezwolenie: ${spender} może wydać najwyżej ${amount}`,
    line: `Teraz nic nie kosztuje, ale ${spender} może później zabrać te pieniądze, dopóki tego nie cofniesz.`,
  }),
  permissionNow: (spender, amount) => ({
    headline: `Zezwolenie: ${spender} może wydać najwyżej ${amount}`,
    line: `Teraz płacisz opłatę sieciową, a ${spender} może później zabrać te pieniądze, dopóki tego nie cofniesz.`,
  }),
  unlimited: (spender, tokens, until) => ({
    headline: `Zezwolenie bez limitu: ${spender} może wydać wszystkie Twoje ${tokens}`,
    line:
      until === null
        ? `Bez limitu i bez daty końcowej. Kto kontroluje ten kontrakt, może w każdej chwili zabrać wszystkie Twoje ${tokens}.`
        : `Bez limitu. Kto kontroluje ten kontrakt, może do ${until} zabrać wszystkie Twoje ${tokens}.`,
  }),
  revocation: (spender, tokens) => ({
    headline:
      spender === null ? `Usuń zezwolenie na: ${tokens}` : `Usuń zezwolenie, które ma ${spender}`,
    line: `To zezwolenie nie pozwoli już zabrać Twoich ${tokens}.`,
  }),
  reduction: (spender, tokens) => ({
    headline: `Zmniejsz zezwolenie, które ma ${spender}`,
    line: `To zezwolenie pozwoli zabrać mniej Twoich ${tokens}.`,
  }),
  order: (gives, gets) =>
    gets === null
      ? `Zlecenie: ${gives} w zamian za nic`
      : `Zlecenie: ${gives} w zamian za co najmniej ${gets}`,
  typedData: (type, contract) => ({
    headline:
      contract === null ? 'Podpisz dane strukturalne' : `Podpisz: ${type}. Dla: ${contract}`,
    line: 'Przeczytaj każdy wiersz. Nie wiemy, co ta aplikacja z tym zrobi.',
  }),
  transfer: (amount, to) => `Wyślij ${amount}. Do: ${to}`,
  call: (functionName, to) => `Użyj ${functionName} – ${to}`,
  deployment: 'Utwórz nowy kontrakt',
  unreadableCall: {
    headline: 'Nieczytelne żądanie',
    line: 'Kontynuuj tylko wtedy, gdy znasz ten kontrakt.',
  },
  delegation: (to, isOnEveryChain) => ({
    headline: `Przekazanie konta: ${to} może działać w Twoim imieniu`,
    line: isOnEveryChain
      ? 'Jego kod może robić wszystko to co Ty, z całą zawartością tego konta, w każdej sieci.'
      : 'Jego kod może robić wszystko to co Ty, z całą zawartością tego konta.',
  }),
  delegationEnds: {
    headline: 'Zakończ przekazanie konta',
    line: 'Potem tylko Ty działasz w imieniu tego konta.',
  },
  blind: {
    headline: 'Nieczytelne żądanie',
    line: 'Kontynuuj tylko, jeśli wiesz, co to jest. Można w ten sposób stracić wszystko, co jest w portfelu.',
  },
  money: {
    never: 'Nic nie opuszcza Twojego portfela.',
    later: 'Teraz nic nie kosztuje. Pieniądze mogą opuścić Twój portfel później.',
    onceSent:
      'Każdy, kto ma podpis, może wysłać tę transakcję. Wtedy pieniądze mogą opuścić Twój portfel.',
    now: 'Pieniądze opuszczą Twój portfel, gdy potwierdzisz.',
    unknown: 'Nie wiemy, czy pieniądze opuszczą Twój portfel.',
    fee: 'Z portfela wychodzi tylko opłata sieciowa.',
  },

  unknownContract: 'Nieznany kontrakt',
  unknownAddress: 'Nieznany adres',
  unknownHolder: 'Konto tokenów nieznanego właściciela',
  anUnknownContract: 'nieznany kontrakt',
  unknownToken: '(nieznany token)',
  yourself: 'Twoje konto',
  knownContract: 'znany kontrakt',

  rows: {
    with: 'Konto',
    from: 'Od',
    to: 'Do',
    contract: 'Kontrakt',
    calls: 'Co wywołuje',
    pay: 'Płacisz',
    fee: 'Opłata sieciowa',
    total: 'Razem, najwyżej',
    callsItself: 'Podaje się za',
    paid: 'Zapłacono',
    transaction: 'Transakcja',
    unsigned: 'Niepodpisywane',
  },
  quoted: (text) => `„${text}”`,
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
      lead: 'To zezwolenie nie ma limitu.',
      text: 'Większość aplikacji prosi tylko o to, co właśnie masz wydać.',
    },
    unknownContract: {
      lead: 'Nie znamy tego kontraktu.',
      text: 'Porównaj cały jego adres z tym, którego oczekujesz.',
    },
    noInterface: {
      lead: 'Dla tego kontraktu nie zapisano interfejsu,',
      text: 'więc brakuje nazw i kwot.',
    },
    farDeadline: (until) => ({
      lead: 'Żądania wygasają zwykle po kilku minutach.',
      text: until === null ? 'To nie wygasa nigdy.' : `To pozostaje ważne do ${until}.`,
    }),
    delegation: {
      lead: 'To oddaje Twoje konto.',
      text: 'Autor tego kontraktu może zabrać wszystko z Twojego konta.',
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
      lead: `Ta wiadomość loguje Cię na ${domain}, ale jesteś na ${host}.`,
      text: `Jeśli nie przychodzisz z ${domain}, odrzuć.`,
    }),
    signInOtherAccount: {
      lead: 'Podano tu inne konto.',
      text: 'To nie jest konto, którym tu podpisujesz.',
    },
    signInExpired: { lead: 'To żądanie wygasło.', text: 'Zacznij ponownie w aplikacji.' },
    signInNotYet: {
      lead: 'To jeszcze nie jest ważne.',
      text: 'Zacznij ponownie w aplikacji później.',
    },
    otherNetwork: {
      lead: 'To jest dla innej sieci.',
      text: 'Kontynuuj tylko wtedy, gdy tego oczekujesz.',
    },
    removesToo: (tokens) => ({
      lead: `Inne zezwolenie wygasa: ${tokens}.`,
      text: `To zezwolenie nie pozwoli już zabrać Twoich ${tokens}.`,
    }),
    notSimulated: {
      lead: 'Nie udało się zasymulować tej transakcji.',
      text: 'Nikt jeszcze nie wie, czy się powiedzie.',
    },
    wouldFail: (reason) => ({
      lead: 'Ta transakcja prawdopodobnie się nie powiedzie.',
      text:
        reason === null ? 'Symulacja została przerwana.' : `Symulacja została przerwana: ${reason}`,
    }),
    hash: {
      lead: 'To jest skrót (hash).',
      text: 'Inteligentne konto przyjmie go jako polecenie właściciela. Można w ten sposób przenieść wszystko, co na nim jest.',
    },
    movesNothing: {
      lead: 'Niczego to nie przenosi: kwota wynosi 0.',
      text: 'Taki transfer może umieścić obcy adres w Twojej historii.',
    },
    lost: {
      lead: 'To byłoby stracone.',
      text: 'Nikt nie odzyska niczego z tego adresu.',
    },
    nothingBack: {
      lead: 'Nic za to nie dostajesz.',
      text: 'Odrzuć, chyba że chcesz to podarować.',
    },
  },

  close: 'Zamknij',
  copyDetails: 'Kopiuj szczegóły dla wsparcia',
  noAnswer: {
    headline: 'Nie ma odpowiedzi',
    line: 'Nie wiemy, czy to podpisano. Zanim spróbujesz ponownie, sprawdź aktywność swojego konta.',
  },
  unknownSend: {
    headline: 'Jeszcze nie wiemy, czy to wysłano',
    line: 'Transakcja może jeszcze zostać wykonana. Sprawdzamy dalej. Nie wysyłaj jej ponownie, dopóki nie będzie to jasne.',
  },
  unknownSubmit: {
    headline: 'Jeszcze nie wiemy, czy to wysłano',
    line: 'Transakcja może jeszcze zostać wykonana. Jeśli wyślesz tę samą ponownie, zostanie opłacona tylko raz.',
  },
  earlierSend: {
    headline: 'Wcześniejsza transakcja jest jeszcze w toku',
    line: 'Jeszcze nie wiemy, czy została wykonana. Sprawdzamy dalej. Nie wysłano nic nowego.',
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
